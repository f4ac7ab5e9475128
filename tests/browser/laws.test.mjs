// The Laws: found by the words that people use, in the language of the page or in English, and read without losing
// one's place.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, watch } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

async function reads(address, lang) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en" });
  const page = await context.newPage();
  page.troubles = watch(page);
  await page.goto(`${hall.address}${address}${lang ? `?lang=${lang}` : ""}`);
  await page.locator("#book li").first().waitFor();
  return page;
}

/** What is typed, and the Article that comes first. */
const WORDS = {
  en: [
    ["mobile phone", "11.3.2"],
    ["phones", "11.3.2"],
    ["electronic device", "11.3.2"],
    ["queening", "3.7.3.3"],
    ["perpetual check", "9.2"],
    ["toilet", "11.2.3.2"],
    ["threefold", "9.2"],
    ["time trouble", "8.4"],
    ["forfeit", "6.7.1"],
    ["flag", "6.1"],
    ["handshake", "11.1"],
    ["zero tolerance", "6.7.1"],
    ["illegal move penalty", "7.5.5"],
    ["castling through check", "3.8.2.2.1"],
    ["clock not working", "6.10.1"],
    ["the clock is not working", "6.10.1"],
    ["scoresheet 5 minutes", "8.4"],
    ["appeal", "11.10"],
    ["appeals", "11.10"],
    ["3-fold repetition", "9.2"],
    ["pen", "8.1.1"],
    ["wrong colors", "7.3"],
    ["both flags down", "III.3.1"],
    ["touched piece", "4.2.2"],
    ["insufficient material", "5.2.2"],
    ["50 moves", "9.3"],
    ["draw offer", "9.1.2.1"],
    ["offering a draw", "9.1.2.1"],
    ["pressing the clock", "6.2.1"],
    ["wrong result", "8.7"],
    ["my phone rang", "11.3.2"],
    ["toilet break", "11.2.3.2"],
    ["spectator interferes", "12.7"],
    ["king and queen swapped", "7.2.1"],
    ["second illegal move", "7.5.1"],
    ["stop writing", "8.4"],
    ["wrong claim", "9.5.3"],
    ["castling with two hands", "4.1"],
    ["frozen clock", "6.10.1"],
    ["no draws before move 30", "9.1.1"],
    ["in passing", "3.7.3.1"],
  ],
  hu: [
    ["mobil", "11.3.2"],
    ["telefon", "11.3.2"],
    ["telefont", "11.3.2"],
    ["örökös sakk", "9.2"],
    ["vécé", "11.2.3.2"],
    ["kézfogás", "11.1"],
    ["érintett bábu", "4.2.2"],
    ["érintett bábú", "4.2.2"],
    ["lefagyott óra", "6.10.1"],
    ["fellebbezés", "11.10"],
    ["óvás", "11.10"],
    ["nulla tolerancia", "6.7.1"],
    ["késés", "6.7.1"],
    ["szabálytalan lépés", "3.10.2"],
    ["két szabálytalan lépés", "7.5.1"],
    ["felcserélt színek", "7.3"],
    ["mindkét zászló leesett", "III.3.1"],
    ["döntetlenajánlat", "9.1.2.1"],
    ["állásismétlés", "9.2"],
    ["lépésismétlés", "9.2"],
    ["ötven lépés", "9.3"],
    ["rossz eredmény", "8.7"],
    ["csörög a telefon", "11.3.2"],
    ["nem működik az óra", "6.10.1"],
    ["óranyomás", "6.2.1"],
    ["öt perc", "8.4"],
    ["sáncolás", "3.8.2"],
    ["patt", "5.2.1"],
    ["toll", "8.1.1"],
    ["edző", "11.3.1"],
    ["zászló", "6.1"],
    ["játszmalap", "8.1.1"],
  ],
  sv: [
    ["mobiltelefon", "11.3.2"],
    ["mobilen", "11.3.2"],
    ["toalett", "11.2.3.2"],
    ["handslag", "11.1"],
    ["nolltolerans", "6.7.1"],
    ["flaggan faller", "6.8"],
    ["klockan fungerar inte", "6.10.1"],
    ["trasig klocka", "6.10.1"],
    ["överklagande", "11.10"],
    ["protest", "11.10"],
    ["rörd pjäs", "4.2.2"],
    ["otillåtet drag", "7.5.1"],
    ["regelstridigt drag", "3.10.2"],
    ["remianbud", "9.1.2.1"],
    ["dragupprepning", "9.2"],
    ["femtio drag", "9.3"],
    ["fel färger", "7.3"],
    ["båda flaggorna", "III.3.1"],
    ["fem minuter", "8.4"],
    ["fel resultat", "8.7"],
    ["telefonen ringer", "11.3.2"],
    ["slå om klockan", "6.2.1"],
    ["rockad", "3.8.2"],
    ["patt", "5.2.1"],
    ["penna", "8.1.1"],
    ["tränare", "11.3.1"],
    ["varning", "12.9.1"],
    ["protokoll", "8.1.1"],
    ["störa", "11.5"],
  ],
  el: [
    ["κινητό", "11.3.2"],
    ["κινητο", "11.3.2"],
    ["κινητά", "11.3.2"],
    ["κινητού", "11.3.2"],
    ["ΚΙΝΗΤΌ ΤΗΛΈΦΩΝΟ", "11.3.2"],
    ["τουαλέτα", "11.2.3.2"],
    ["σημαίας", "6.1"],
    ["χειραψία", "11.1"],
    ["παράνομη κίνηση", "7.5.1"],
    ["έφεση", "11.10"],
    ["ένσταση", "11.10"],
    ["μηδενική ανοχή", "6.7.1"],
    ["χαλασμένο ρολόι", "6.10.1"],
    ["το ρολόι δεν δουλεύει", "6.10.1"],
    ["αντικανονική κίνηση", "3.10.2"],
    ["πρόταση ισοπαλίας", "9.1.2.1"],
    ["επανάληψη θέσης", "9.2"],
    ["τριπλή επανάληψη", "9.2"],
    ["πενήντα κινήσεις", "9.3"],
    ["λάθος χρώματα", "7.3"],
    ["δύο σημαίες", "III.3.1"],
    ["πέντε λεπτά", "8.4"],
    ["λάθος αποτέλεσμα", "8.7"],
    ["χτύπησε το κινητό", "11.3.2"],
    ["ροκέ", "3.8.2"],
    ["πατ", "5.2.1"],
    ["στυλό", "8.1.1"],
    ["προπονητής", "11.3.1"],
    ["προειδοποίηση", "12.9.1"],
    ["παρτιδόφυλλο", "8.1.1"],
    ["αγγιγμένο κομμάτι", "4.2.2"],
    ["άγγιξε κομμάτι", "4.2.2"],
  ],
  "sr-Latn": [
    ["mobilni", "11.3.2"],
    ["mobilni telefon", "11.3.2"],
    ["мобилни", "11.3.2"],
    ["toalet", "11.2.3.2"],
    ["večiti šah", "9.2"],
    ["nulta tolerancija", "6.7.1"],
    ["dirnuto igrano", "4.2.2"],
    ["sat ne radi", "6.10.1"],
    ["pokvaren sat", "6.10.1"],
    ["žalba", "11.10"],
    ["prigovor", "11.10"],
    ["dodirnuta figura", "4.2.2"],
    ["taknuta figura", "4.2.2"],
    ["nelegalan potez", "3.10.2"],
    ["nedozvoljen potez", "7.5.1"],
    ["ponuda remija", "9.1.2.1"],
    ["ponavljanje pozicije", "9.2"],
    ["pedeset poteza", "9.3"],
    ["zamenjene boje", "7.3"],
    ["obe zastavice", "III.3.1"],
    ["pet minuta", "8.4"],
    ["pogrešan rezultat", "8.7"],
    ["zvoni telefon", "11.3.2"],
    ["rokada", "3.8.2"],
    ["pat", "5.2.1"],
    ["olovka", "8.1.1"],
    ["trener", "11.3.1"],
    ["opomena", "12.9.1"],
    ["formular", "8.1.1"],
    ["kašnjenje", "6.7.1"],
  ],
  "sr-Cyrl": [
    ["mobilni", "11.3.2"],
    ["мобилни телефон", "11.3.2"],
    ["мобилног", "11.3.2"],
    ["руковање", "11.1"],
    ["нулта толеранција", "6.7.1"],
    ["сат не ради", "6.10.1"],
    ["жалба", "11.10"],
    ["приговор", "11.10"],
    ["такнута фигура", "4.2.2"],
    ["недозвољен потез", "7.5.1"],
    ["понуда ремија", "9.1.2.1"],
    ["понављање позиције", "9.2"],
    ["замењене боје", "7.3"],
    ["обе заставице", "III.3.1"],
    ["пет минута", "8.4"],
    ["погрешан резултат", "8.7"],
    ["звони телефон", "11.3.2"],
    ["рокада", "3.8.2"],
    ["кашњење", "6.7.1"],
  ],
};
/** English words on a page in another language. */
const ENGLISH = [
  ["perpetual check", "9.2"],
  ["toilet", "11.2.3.2"],
  ["handshake", "11.1"],
  ["queening", "3.7.3.3"],
  ["time trouble", "8.4"],
];

test("everyday words find Articles in every language, with accents and endings or without, and in English", async () => {
  for (const [lang, words] of Object.entries(WORDS)) {
    const page = await reads("/laws/2023", lang);
    const first = async (asked, number) => {
      await page.fill("#search", asked);
      await page.locator("#book [role=status]", { hasText: asked }).waitFor();
      assert.equal(await page.locator("#book li").first().getAttribute("data-number"), number, `${lang}: ${asked}`);
    };
    for (const [asked, number] of words) await first(asked, number);
    if (lang === "en") continue;
    for (const [asked, number] of ENGLISH) {
      await first(asked, number);
      // The Article is told in the language of the page, and it is said that the word is English.
      assert.ok(!(await page.locator("#book li").first().textContent()).includes("player"), `${lang}: ${asked}`);
    }
    assert.deepEqual(page.troubles, []);
  }
});

test("a word is looked for where words begin; inside other words only when nothing else is found", async () => {
  const page = await reads("/laws/2023", "en");
  const found = async (asked) => {
    await page.fill("#search", asked);
    await page.locator("#book [role=status]", { hasText: asked }).waitFor();
    return page.locator("#book li").allInnerTexts();
  };
  for (const line of await found("pen")) assert.ok(/\bpen/i.test(line) || !/open/i.test(line), line);
  const inside = await found("heckmat");
  assert.ok(
    inside.some((line) => /checkmate wins/i.test(line)),
    `${inside}`,
  );
});

test("the search says how it found something: by similar words, in English, or not at all", async () => {
  const page = await reads("/laws/2023", "sv");
  const says = (words) => page.locator("#book [role=status]", { hasText: words }).waitFor();
  await page.fill("#search", "telefonens");
  await says("liknande ord");
  await page.fill("#search", "handshake");
  await says("på engelska");
  await page.fill("#search", "xyzzy");
  await says("Inget för ”xyzzy”");
  assert.equal(await page.locator("#book li").count(), 0);
  assert.deepEqual(await axe(page), []);
});

test("older editions are found by the same words", async () => {
  const page = await reads("/laws/2009");
  await page.fill("#search", "mobile phone");
  await page.locator("#book li[data-number='12.3.b']").first().waitFor();
});

test("another edition beside it, or instead of it, keeps the Article in view", async () => {
  const page = await reads("/laws/2023/9.2");
  const box = () => page.locator("#book li.open").evaluate((item) => item.getBoundingClientRect().top);
  await page.locator("#article h2").waitFor();
  const before = await box();
  assert.ok(before > 0 && before < 768, `9.2 is at ${before}`);
  for (const year of ["2009", "2018", ""]) {
    await page.selectOption("#beside", year);
    await page.locator(year ? `.columns:has-text("${year}")` : "ol.articles:not(.beside)").waitFor();
    const now = await box();
    assert.ok(Math.abs(now - before) < 60, `beside ${year || "nothing"} 9.2 goes from ${before} to ${now}`);
  }
  // Without an open Article it is the one that is read.
  await page.goto(`${hall.address}/laws/2023`);
  await page
    .locator("#book li[data-number='11.5']")
    .evaluate((item) => scrollTo(0, item.getBoundingClientRect().top + scrollY - 200));
  const top = () =>
    page.locator("#book").evaluate((book) => {
      const below = document.getElementById("find").getBoundingClientRect().bottom;
      return [...book.querySelectorAll("li")].find((item) => item.getBoundingClientRect().bottom > below).dataset
        .number;
    });
  const read = await top();
  await page.selectOption("#beside", "2014");
  await page.locator(".columns").waitFor();
  const seen = await page
    .locator(`#book li[data-number="${read}"]`)
    .evaluate((item) => item.getBoundingClientRect().top);
  assert.ok(seen > 0 && seen < 300, `${read} is now at ${seen}`);
  // Another edition opens what it has on the same matter.
  await page.goto(`${hall.address}/laws/2023/7.5.5`);
  await page.locator("#article h2", { hasText: "7.5.5" }).waitFor();
  await page.selectOption("#edition", "2009");
  await page.waitForURL(/\/laws\/2009\/7\.4\.b$/);
  await page.locator("#book li.open[data-number='7.4.b']").waitFor();
  const there = await box();
  assert.ok(there > 0 && there < 768, `7.4.b is at ${there}`);
});
