// Types of what the hall sends and takes, made from the Rust types. Not written by hand: see CONTRIBUTING.md.

import {
  Act,
  Actor,
  Answer,
  Asked,
  Claim,
  Class,
  Color,
  Commitment,
  Coordinates,
  Effect,
  Envelope,
  Finding,
  Instant,
  Matter,
  Millis,
  OwnRule,
  PenaltyKind,
  Points,
  Question,
  Rate,
  Ruling,
  Score,
  Setup,
  Square,
  Supervision,
  Trouble,
} from "/web/lib/laws.js";

/** An absent player. */
export type Absent = { default_over: boolean; minutes: number };
/** What acts have led to. */
export type Acted = { at: Instant; headline?: HeadlineText; rulings: RulingText[]; seq: number; view?: View };
/** The phases of an adjournment. */
export type AdjournedPhase = "sealing" | "closed" | "resumed" | "opened" | "annulled";
/** The state of an adjournment. */
export type Adjournment = { envelope?: Commitment; phase: AdjournedPhase; sealer: Color };
/** What the arbiter looks at when a flag falls after a decision was postponed. */
export type AfterPostponing = "final_position" | "opponent_of_fallen";
/** An alarm whose boards are stopped. */
export type AlarmLine = {
  alarm: string;
  at: number;
  boards: number;
  by: string;
  competition?: string;
  reason: string;
};
/** How many arrivals were noted. */
export type AllPresent = { noted: number };
/** What the amount of a penalty is measured in. */
export type AmountUnit = "time" | "points" | "money" | "rounds";
/** Announcements. By default there are none. */
export type Announced = {
  device_penalty: PenaltyKind | null;
  devices_in_bags: boolean;
  fines: number[];
  leaving_reported: boolean;
  no_appeals: boolean;
  scoring: Scoring;
};
/** An answer that the Laws allow, in words. */
export type AnswerText = { answer: Answer; penalty?: PenaltyOffer; text: string };
/** Against which decisions a player can appeal, unless the competition rules it out. */
export type AppealRight = "not_in_quickplay" | "any";
/** A player's call for the arbiter. */
export type ArbiterCall = { about?: Trouble; by: Color };
/** What another edition says on the matter of an Article. */
export type ArticleElsewhere = {
  article: ArticleRef;
  heading: boolean;
  headline: string;
  same: boolean;
  text: string[];
  treatment: string;
  written: string;
};
/** An Article in a list. */
export type ArticleLine = {
  article: ArticleRef;
  heading: boolean;
  headline: string;
  text: string[];
  treatment: string;
  written: string;
};
/** An Article with everything known about it. */
export type ArticlePage = {
  above: ArticleLine[];
  article: ArticleRef;
  cases: CaseRef[];
  departures: Departure[];
  does: string;
  elsewhere: Counterpart[];
  glossary: Term[];
  heading: boolean;
  headline: string;
  parts: ArticleLine[];
  terms: string[];
  text: string[];
  treatment: string;
  written: string;
};
/** An Article by its number and the edition that has this number. */
export type ArticleRef = { edition: Edition; number: string };
/** What became of all boards. */
export type AtOnce = { done: number; others: BoardAtOnce[] };
/** Whether a player plays. */
export type Attends = "plays" | "absent" | "half_point_bye" | "withdrawn";
/** Moves without capture or pawn move that end the game without a claim. */
export type AutomaticMoves = "none" | { after: number };
/** Repetition that ends the game without a claim. */
export type AutomaticRepetition = "none" | "five_in_succession" | "five_times";
/** The entry of the log that explains the state. */
export type Because = { entry: number; ruling?: number };
/** What a clock for players who do not see must have. */
export type BlindClock = "tactile" | "speaking";
/** A board of the hall, and what became of it. */
export type BoardAtOnce = {
  black: string;
  event?: BoardPlace;
  game: string;
  message?: string;
  outcome: OutcomeAtOnce;
  white: string;
};
export type BoardLine = {
  begun?: boolean;
  black: string;
  board: number;
  game?: string;
  score?: Score;
  unreadable?: string;
  white: string;
  wooden?: boolean;
};
/** Where in a competition a game is played. */
export type BoardPlace = { board: number; competition: string; name: string; round: number };
/** Both flags are down and nobody can say which fell first. */
export type BothFlags = "in_the_laws" | "in_the_guidelines";
/** Where a kind of game ends, with or without the bound itself. */
export type Bound = { below: Millis } | { up_to: Millis };
/** A player without an opponent. */
export type ByeLine = { granted?: boolean; half_points: number; player: string };
/** What a round without an opponent is worth. */
export type ByeWorth = "full" | "granted" | "half" | "zero";
/** A case that cites an Article. */
export type CaseRef = { file: string; line: number; text: string; title: string };
/** Which men that stood wrongly from the start cannot castle in the reduced regime. */
export type CastlingBar = "king_for_queen" | "king_or_rook";
/** A castling right that has not been lost (3.8.2.1). */
export type CastlingRight = { king: Square; letter: string; rook: Square };
/** A checkpoint with everything that a page prints. */
export type Checkpoint = {
  at: number;
  file: string;
  key: string;
  logs: number;
  name: string;
  qr: string;
  root: string;
  round?: number;
  short: string;
  signature: string;
  text: string;
};
/** Something that a player can claim, in words. */
export type ClaimOffer = { claim: Claim; of_draw: boolean; text: string };
/** Who checks a claim of a draw. */
export type ClaimsChecked = "by_arbiter" | "by_players";
/** Whether a clock runs, and whose. */
export type ClockState = "not_started" | { running: Color } | { stopped: Color };
/** Colors reversed. */
export type Colors = "go_on_unless_arbiter" | { new_game_before: number };
/** A command and a role, as they are sent. */
export type Command = { acts: Act[]; as?: Seat | null; for?: Actor | null; id: string; reason?: string | null };
/** Everything that the rules of a competition define for one game. */
export type Competition = {
  announced: Announced;
  arrangement?: RapidArrangement;
  chess960?: number;
  control: TimeControl;
  credit: Credit;
  default_time: Millis | null;
  earlier_illegal_moves?: { black: number; white: number };
  earlier_moves?: { black: number; white: number };
  edition: Edition;
  federation?: Federation;
  no_agreement_before: number;
  overlay?: Rules;
  start: Setup;
  supervision: Supervision;
  switches: Switches;
  without_increment: boolean;
};
export type CompetitionName = { competition: string; name: string };
/** What the regulations of a competition fix. Logs of earlier versions say nothing about it. */
export type CompetitionRegulations = { rounds?: number | null; system?: PairingSystem; tie_breaks?: string | null };
/** What full supervision asks for in rapid or blitz. */
export type Conditions = { games_per_arbiter: number; recorded: boolean };
/** What would follow from them. */
export type Considered = {
  acts: string[];
  changes: string[];
  grave: boolean;
  needs_reason: boolean;
  rulings: RulingText[];
};
/** A time control in a request: a plain string is the everyday form, `{"pgn": "180+2"}` the PGN form. What an answer contained, `{"everyday": "3+2", "pgn": "180+2"}`, may be sent back. */
export type ControlInput = string | { everyday?: string; pgn: string };
/** A correction of an announcement or a pairing. */
export type Correction =
  | { name: string } | { player: { right: string; wrong: string } } | { round: { round: number; typed: string } }
  | { unpaired: { round: number } };
/** The same matter in another edition. */
export type Counterpart = { articles: ArticleLine[]; edition: Edition; same: boolean };
/** When the time of the next period is added. */
export type Credit = "when_time_runs_out" | "when_moves_completed";
/** The end of a game by a noted ruling. */
export type Decided = { at: number; score: Score };
/** The default time when none was announced. */
export type DefaultTimeRule = "zero" | "must_be_announced";
/** Where an official translation departs from the English text. */
export type Departure = { english: string; locale: string; translation: string };
/** The answer of the desk. */
export type DeskAnswer = {
  case: string;
  clocks?: [number, number];
  happened: string[];
  headline?: HeadlineText;
  illegal_moves: [number, number];
  position?: string;
  position_matters: boolean;
  questions: QuestionText[];
  rate: Rate;
  result_corrected: boolean;
  rulings: DeskRuling[];
  score?: Score;
  stand_in: boolean;
  steps: DeskStep[];
  warnings: [number, number];
};
/** What the desk can be asked, in a language. */
export type DeskCatalogue = { editions: Edition[]; incidents: DeskIncident[] };
export type DeskIncident = {
  group: IncidentGroup;
  id: string;
  of_player: boolean;
  text: string;
  variants: DeskVariant[];
};
/** A ruling in words. */
export type DeskRuling = { article: ArticleRef; summary: string; text: string };
/** A step. */
export type DeskStep = { kind: StepKind; text: string };
export type DeskVariant = { counts: boolean; id: string; late: boolean; needs: Need[]; text: [string, string] };
/** When a telephone or another device loses the game. */
export type DeviceRule = "when_it_sounds" | "in_the_venue" | "on_the_body";
/** A command that is in the log. */
export type Done = { at: Instant; seq: number };
/** An edition of the FIDE Laws of Chess, by its year. */
export type Edition = "2009" | "2014" | "2017" | "2018" | "2023";
export type EditionOfLaws = {
  articles: ListedArticle[];
  beside?: Edition;
  edition: Edition;
  editions: Edition[];
  gone?: ArticleLine[];
};
/** Something that follows from a finding. */
export type EffectText = { effect: Effect; text: string };
/** What a move must agree with for mate, stalemate or a dead position to end the game. */
export type EndBy = "legal_move" | "legal_move_rightly_made";
/** How a game ended whose result the arbiter entered. */
export type Ending = "normal" | "time" | "forfeit";
/** A player of a competition, by number, as a link names them. */
export type Entrant = { competition: string; player: number };
/** A player's link for the whole event. */
export type EntrantLink = { name: string; player: number; qr: string; url: string };
export type Entry = {
  act: Act;
  at: Instant;
  by: Actor;
  headline?: HeadlineText;
  incident: boolean;
  lag?: number;
  rulings: RulingText[];
  seq: number;
  strikes?: number;
  text: string;
  texts: ViewText;
  view: View;
  wall?: number;
};
/** A federation's rules, and what the Preface requires of the event. */
export type Federation = { fide_event: boolean; name: string; own_territory: boolean; rules: OwnRule[] };
/** The request for five seconds a move in a game without increment. */
export type FiveSeconds = "none" | "delay_or_increment" | "increment";
/** The flag of one player as the clock shows it. */
export type Flag = "up" | { passed: FlagFall } | { down: FlagFall };
/** What a claim of a win on time needs in the reduced regime. */
export type FlagClaim = "own_time_left" | "free";
/** A player's time ran out (6.1): a fact about the clock. When a flag is *considered* to have fallen is for the Laws to say: when it is observed or claimed (6.8). */
export type FlagFall = { at: Instant; moves: number; period: number; required: number | null; side: Color };
/** What an invitation offers. */
export type FreeSeats = { free: Color[]; game: string; own?: Color };
/** What the hall does at a board. */
export type HallSettings = {
  delay_plies: number;
  delay_seconds: number;
  flags: Watcher;
  illegal_moves: Watcher;
  lag_limit: number;
  refuses_illegal_moves: boolean;
  results_at_once?: boolean;
  without_arbiter?: boolean;
};
/** What a device said about an entry that was handed over. */
export type Handed = { at: number; id: string; note?: string };
/** The type of such a document. */
export type HandedKind = "desk_entries";
/** Entries of a desk, as a file or a link carries them. */
export type HandedOver = { entries: KeptEntry[]; type: HandedKind; version: number };
export type Handout = { board: number; player: string; qr: string; role: Seat; url: string };
/** The line that comes first among all rulings on an event. */
export type HeadlineText = {
  article: ArticleRef;
  cited: string;
  class: Class;
  routine: boolean;
  ruling?: number;
  says: string;
};
/** How Articles were found. */
export type How = "as_typed" | "similar" | "partly" | "in_english" | "nothing";
/** What illegal moves cost: with the Competition Rules, and in the reduced regime of rapid and blitz. */
export type IllegalMoves = { blitz: Steps; blitz_reduced: Steps; rapid: Steps; rapid_reduced: Steps; standard: Steps };
/** Both kings in check, or a pawn left on the last rank, in the reduced regime. */
export type IllegalPosition = "unmentioned" | "intervene" | "wait_then_draw";
/** The group of an incident in the list. */
export type IncidentGroup = "moves" | "clock" | "draws" | "board" | "conduct" | "result";
/** An arbiter's inquiry. */
export type Inquiry = {
  clocks?: [number, number] | null;
  control: ControlInput;
  count?: number | null;
  default_minutes?: number | null;
  earlier?: [number, number];
  edition: Edition;
  incident: string;
  other?: Square | null;
  played?: Coordinates | null;
  player: Color;
  position?: string | null;
  since?: Since[];
  square?: Square | null;
  unsupervised?: boolean;
  variant: string;
};
/** A new game for two friends. */
export type Invited = { game: string; invitation: string };
/** An incident that was ruled on and kept on a device. */
export type KeptEntry = { at: number; heading?: NoticeHeading; id: string; inquiry: Inquiry; note?: string };
/** What becomes of a player who arrives after the default time. */
export type LateArrival = "lost" | "lost_unless_arbiter";
/** What counts for more than coming late to the resumption. */
export type LateAtResumption = "sealer_excepted" | "sealed_end_stands";
/** Claims about the setting of the clock in the reduced regime, once they are late. */
export type LateClockClaim = "none" | "if_schedule_suffers";
export type LawsFound = { articles: ArticleRef[]; how: How; terms: Term[] };
/** A position of the game, and the move that led to it. */
export type LinePosition = { castling: CastlingRight[]; fen: string; plies: number; written?: string };
/** Where a link leads. */
export type Link = { game: string; role: Seat };
/** An Article in the list of an edition. */
export type ListedArticle = {
  article: ArticleRef;
  cases: number;
  heading: boolean;
  headline: string;
  text: string[];
  there?: ArticleElsewhere[];
  treatment: string;
  written: string;
};
/** The log as far as a reader may see it. */
export type Log = { entries: LogEntry[] };
export type LogEntry = {
  act: Act;
  arbiter?: string;
  at: Instant;
  by: Actor;
  headline?: HeadlineText;
  incident: boolean;
  reason?: string;
  rulings: RulingText[];
  seq: number;
  strikes?: number;
  struck?: boolean;
  text: string;
  wall?: number;
};
/** A move that was made. */
export type Made = { by: Color; illegal?: boolean; number: number; san: string; squares?: [Square, Square] };
export type Me = {
  arbiter?: string;
  boards: Link[];
  entered?: Entrant;
  events?: Entrant[];
  lang: string;
  must_change_password: boolean;
};
/** How an edition treats an act that is not itself a move against Article 3. */
export type Misdeed = "discretion" | "penalized" | "illegal_move";
/** The meaning of a typed move. */
export type MoveMeant = { act: Act; legal?: boolean; played: Coordinates; spoken: string; written: string };
/** The moves of a game as on a scoresheet, and what the players have written on theirs. */
export type MoveSheet = {
  completed: number;
  missing: [string[] | null, string[] | null];
  result: string;
  rows: SheetRow[];
  seq: number;
  written: [string[] | null, string[] | null];
  written_rows: [SheetRow[] | null, SheetRow[] | null];
};
/** A move in words. */
export type MoveText = { announced: string; by: Color; numbered: string; spoken: string; written: string };
/** The games of a player in one competition. */
export type MyEvent = { competition: string; games: MyGame[]; name: string; player: string };
/** A game of a player, seen by that player. */
export type MyGame = { half_points?: number; pairing?: MyPairing; round: number };
/** Where and against whom a player plays. */
export type MyPairing = {
  begun: boolean;
  board: number;
  color: Color;
  game?: string;
  opponent: string;
  score?: Score;
};
/** What can make a variant more exact. */
export type Need =
  | "position" | "move" | "square" | "other" | { count: { least: number; most: number; usual: number } };
/** The new board, with the links for the players. */
export type NewBoard = { arbiter: string; black: string; game: string; white: string };
export type NewCompetition = {
  control: ControlInput;
  default_minutes?: number | null;
  edition: Edition;
  name: string;
  no_agreement_before?: number;
  regulations?: CompetitionRegulations;
  settings?: HallSettings;
  site?: string;
  unsupervised?: boolean;
};
/** A casual board for two people, without a competition. */
export type NewGame = {
  black?: string;
  chess960?: number | null;
  control: ControlInput;
  edition?: Edition;
  settings?: HallSettings;
  unsupervised?: boolean;
  white?: string;
};
/** A name that is not in the list of players, and the listed name that may be meant. */
export type NewName = { name: string; near?: string };
/** A note to add. */
export type NewNote =
  | "started" | { arrived: Color } | { offered: Color } | { ruled: Inquiry } | { result: Score }
  | { ended: { how: Ending; score: Score } } | "take_back" | { strike: number };
export type NotStarted = { black: string; board: number; message: string; white: string; why: string };
/** A language in which moves can be written and typed. */
export type Notation = { code: string; letters: string };
/** A note with its words. */
export type NoteLine = { at: number; by?: string; entry?: number; handed?: Handed; how?: Ending; lines: string[]; number: number; struck?: Struck } &
  ({ started: null } | { arrived: Color } | { offered: Color } | { ruled: NotedRuling } | { result: Score } | { stopped: string } | { restarted: string } | { announced: string });
/** The notes of a wooden board at a glance. */
export type NotedCounts = {
  arrived: [boolean, boolean];
  decided?: Decided;
  notes: number;
  started?: number;
  warnings: [number, number];
};
/** An answer of the desk. */
export type NotedRuling = {
  illegal_moves: [number, number];
  inquiry: Inquiry;
  minutes: string[];
  rulings?: Ruling[];
  score?: Score;
  warnings: [number, number];
};
/** What stands above a ruling: the place and the players, as far as they are known. */
export type NoticeHeading = {
  black?: string;
  board?: number | null;
  competition?: string;
  date?: string;
  round?: number | null;
  white?: string;
};
/** Where the console offers an act. */
export type OfferGroup = "observe" | "reconstruct" | "conduct" | "adjourn" | "resume" | "open_envelope";
/** Something that an arbiter can do or find, in words. */
export type OfferedAct = { act: Act; first?: boolean; group: OfferGroup; player?: Color; text: string };
/** A generated password, which is shown once. */
export type OneTimePassword = { name: string; password: string };
/** The first row of a game: everything that was announced before it. */
export type Opening = {
  black: string;
  date: string;
  event?: BoardPlace;
  rules: Competition;
  settings: HallSettings;
  white: string;
};
/** The same in words. */
export type Otherwise = { engine: string; now: string[]; seq: number; text: string; then: string[] };
/** What became of a board. */
export type OutcomeAtOnce =
  | "done" | "noted" | "not_begun" | "over" | "already_stopped" | "other_reason" | "unreadable" | "refused";
/** What one display shows of byo-yomi. */
export type OvertimeReading = { begun: boolean; left: number; moves: number; time: Millis; times: number };
export type Overview = {
  attends?: Attends[];
  byes: ByeLine[][];
  control: TimeControl;
  default_time?: Millis;
  delay_plies: number;
  delay_seconds: number;
  dropped?: number[];
  edition: Edition;
  name: string;
  planned_rounds?: number;
  players: Player[];
  rounds: BoardLine[][];
  site?: string;
  standings: Standing[];
  system: PairingSystem;
  tie_breaks: TieBreakName[];
};
/** Who may play by rules of their own. */
export type OwnRules = "federation" | "unrated";
/** Two players at a board, from a line. */
export type PairedBoard = {
  black: string;
  black_rating?: number;
  black_title?: string;
  board: number;
  left_out?: string[];
  white: string;
  white_rating?: number;
  white_title?: string;
};
/** A player without an opponent, from a line. */
export type PairedBye = { player: string; rating?: number; title?: string; worth: ByeWorth };
/** What is wrong with a line. */
export type PairingFault =
  | { one_name: { found: string } } | { many_names: { found: number } } | { comma: { found: string } } | "no_name"
  | { no_opponent: { found: string } } | { twice: { before: number; player: string } }
  | { board_twice: { before: number; board: number } };
/** A line of the text. */
export type PairingLine = { line: number } & ({ board: PairedBoard } | { bye: PairedBye } | { fault: PairingFault });
/** How players are paired. */
export type PairingSystem = "swiss" | "round_robin";
/** A pairing list as text. */
export type Pairings = { csv: string } | { trf: string } | { pairs: string } | { typed: string };
/** The preview of a text of pairings. */
export type PairingsRead = {
  lines: PairingLine[];
  new: NewName[];
  not_paired?: string[];
  players: number;
  warnings?: string[];
};
/** A penalty that an arbiter can choose. */
export type PenaltyOffer = { kind: PenaltyKind; unit?: AmountUnit };
/** The phases of a game. */
export type Phase = "not_begun" | "playing" | "adjourned" | "over";
/** A player of a competition. */
export type Player = {
  born?: string;
  federation?: string;
  fide_id?: string;
  name: string;
  person?: string;
  rating?: number;
  sex?: string;
  title?: string;
};
/** How many players are new. */
export type PlayersEntered = { entered: number };
/** What a press of the clock would do. */
export type PressEffect = "completes" | "unmoved" | "idle" | "stopped" | "nothing";
/** A question to the arbiter in words. */
export type QuestionText = { about: Asked; answers: AnswerText[]; number: number; player?: Color; text: string };
/** When the rules on games without increment apply (10 and D in the oldest text). */
export type Quickplay = "unless_reduced_blitz" | "when_announced";
/** The arrangement of the arbiters of an event, as far as the appendices require it. */
export type RapidArrangement = { games_per_arbiter: number; recorded: boolean };
/** The bounds between the kinds of game; a rule value, since editions of the Laws differ in it. */
export type RateBounds = { blitz: Bound; rapid: Bound };
/** What the clock shows at an instant. */
export type Reading = {
  at: Instant;
  first_flag: FlagFall | null;
  sides: { black: SideReading; white: SideReading };
  state: ClockState;
};
/** Whether a player has to keep a scoresheet. */
export type Recording = "required" | "exempt" | "not_kept";
/** The positions of a game, from the start to the current one. */
export type Replay = { steps: ReplayStep[] };
/** A position of the game. */
export type ReplayStep = {
  by?: Color;
  clocks?: [number, number];
  fen: string;
  rulings?: HeadlineText[];
  squares?: [Square, Square];
  written?: string;
};
/** How late a player may come to the resumption of an adjourned game. */
export type ResumptionGrace = { fixed: Millis } | "default_time";
export type RoundPaired = { round: number };
/** The start of a round. */
export type RoundStart = { anyway?: boolean; wooden?: number[] | null };
export type RoundStarted = { noted: number[]; refused: NotStarted[]; started: number[] };
/** All that differs between editions. */
export type Rules = {
  adapting_asks_arbiter: boolean;
  adjusting_on_own_time: boolean;
  after_postponing: AfterPostponing;
  agreement_needs_moves: boolean;
  appeals: AppealRight;
  arbiter_calls_flag: boolean;
  arbiter_waits_for_claim: boolean;
  assistant_against_hearing_impaired: boolean;
  automatic_moves: AutomaticMoves;
  automatic_repetition: AutomaticRepetition;
  blind_clock: BlindClock;
  blitz_minute_only_unsupervised: boolean;
  both_flags: BothFlags;
  castling_bar: CastlingBar;
  claims_checked: ClaimsChecked;
  colors: Colors;
  completed_by_next_move: boolean;
  correction_agreed: { blitz: boolean; rapid: boolean };
  default_time: DefaultTimeRule;
  device: DeviceRule;
  disability_keeps_time: boolean;
  electronic_sheets: boolean;
  end_by: EndBy;
  explanation: boolean;
  fifty_completed: boolean;
  five_seconds: FiveSeconds;
  flag_claim: FlagClaim;
  full_supervision: { blitz: Conditions; rapid: Conditions };
  german_numbers_waivable: boolean;
  illegal: IllegalMoves;
  illegal_position: { blitz: IllegalPosition; rapid: IllegalPosition };
  late_arrival: LateArrival;
  late_at_resumption: LateAtResumption;
  late_clock_claim: LateClockClaim;
  leaving_can_be_reported: boolean;
  long_notation: boolean;
  looks_at_sheet: number;
  loss_leaves_opponents_score: boolean;
  offers_restricted: boolean;
  outsiders_need_permission: boolean;
  own_rules: OwnRules;
  penalties: (PenaltyKind | null)[];
  press_without_move: Misdeed;
  quickplay: Quickplay;
  quickplay_claim_is_offer: boolean;
  quickplay_final: boolean;
  rates: RateBounds;
  resignation_may_draw: boolean;
  resumption_grace: ResumptionGrace;
  saved_time: SavedTime;
  scores_limited: boolean;
  sealed_on_paper: boolean;
  search: SearchRight;
  session_end_announced: boolean;
  set_up_claims_end_after: number;
  sheet_is_conduct: boolean;
  sheet_on_request: boolean;
  touch_intent: TouchIntent;
  two_hands: Misdeed;
  unpromoted_pawn: UnpromotedPawn;
  vaping_is_smoking: boolean;
  written_move_stands: boolean;
  wrong_claim: { blitz: Millis; rapid: Millis; standard: Millis };
};
/** A ruling in words, with what programs need of it. */
export type RulingText = {
  article: ArticleRef;
  cited: string;
  class: Class;
  effects: EffectText[];
  finding: Finding;
  matter: Matter;
  routine: boolean;
  says: string;
  text: string;
};
/** What becomes of time saved in one period (6.3.2): a rule value. */
export type SavedTime = "carried_over" | "lost_in_delay_mode";
/** The points for results (10.1), announced before the competition begins. */
export type Scoring = { draw: Points; draw_odds: Color | null; forfeit: Points; loss: Points; win: Points };
export type Screen = {
  boards: ScreenBoard[];
  control: TimeControl;
  delay_plies: number;
  delay_seconds: number;
  edition: Edition;
  name: string;
  rate: Rate;
  rounds: number[];
};
/** A board on the wall display. */
export type ScreenBoard = {
  black: string;
  board: number;
  delay_plies: number;
  delay_seconds: number;
  game: string;
  round: number;
  since: number;
  texts: ViewText;
  unreadable?: boolean;
  view: View;
  white: string;
  wooden?: boolean;
};
/** What an arbiter may ask to search. */
export type SearchRight = "none" | "belongings" | "body";
/** The place of a person at a board. */
export type Seat = "white" | "black" | "whites_assistant" | "blacks_assistant" | "arbiter" | "spectator";
/** Boards of a competition that an arbiter looks after. */
export type Sector = { competition: string; from: number; to: number };
/** A session of the same account, or one that has the same place at a board. */
export type SessionLine = {
  agent: string;
  arbiter?: string;
  boards: Link[];
  current: boolean;
  session: string;
  since: number;
  until: number;
};
/** A move on a scoresheet. */
export type SheetCell = { clock?: number; offer: boolean; text: string };
/** A row of a scoresheet. */
export type SheetRow = { black?: SheetCell; number: number; white?: SheetCell };
/** What one display shows. */
export type SideReading = {
  counts_up?: boolean;
  delay: Millis;
  flag: Flag;
  main: Millis;
  moves: number;
  overtime?: OvertimeReading;
  period: number;
  used: Millis;
};
/** A step of the arbiter after the answer. */
export type Since =
  | { decides: { answer: Answer; question: number } }
  | { penalizes: { amount?: string; penalty: PenaltyKind; player: Color } };
/** Everything that a latecomer needs to know. */
export type Snapshot = {
  at: Instant;
  moves: Made[];
  opening: Opening;
  seq: number;
  sheets: [string[] | null, string[] | null];
  view: View;
};
/** What the hall sends, besides the rows of the log. */
export type SocketMessage =
  | { snapshot: { role: Seat; roles: Seat[]; snapshot: Snapshot; texts: ViewText } }
  | { done: { at: number; id: string; seq: number } }
  | { refused: { error: string; id: string | null; message: string } };
/** An arbiter of the hall. */
export type StaffMember = { chief: boolean; current: boolean; name: string; new: boolean; sectors: Sector[] };
/** A line of the table. */
export type Standing = {
  excluded_through?: number;
  expelled?: boolean;
  fines?: number;
  games: number;
  half_points: number;
  name: string;
  place: number;
  player: number;
  tie_breaks?: (string | null)[];
  warnings?: number;
};
/** Kinds of steps, in their order. */
export type StepKind = "stop" | "decide" | "board" | "time" | "count" | "player" | "may" | "over" | "go_on";
/** What each breach costs: the time that the opponent gets, and the number of the breach that loses. */
export type Steps = { lost_at: number | null; times: Millis[] };
/** The correction of a note. */
export type Struck = { at?: number; by?: string };
/** Disputed readings of the Laws, each with the default that most arbiters follow. */
export type Switches = { increment_taken_back: boolean; supervised_blitz_like_rapid: boolean };
/** A term of the Laws. */
export type Term = {
  also: string[];
  articles: ArticleRef[];
  id: string;
  languages: Record<string, unknown>;
  meaning: string;
  word: string;
};
/** How a tie-break of a player came about. */
export type TieBreakExplained = { article: string; code: string; lines: string[]; name: string; value?: string };
/** A tie-break of a competition. */
export type TieBreakName = { article: string; code: string; name: string };
/** A time control in both forms. */
export type TimeControl = { everyday: string; pgn: string };
/** Which contact binds a player. */
export type TouchIntent = "deliberate" | "intended" | "not_clearly_accidental";
/** What becomes of a pawn left on the last rank when the clock was pressed. */
export type UnpromotedPawn = "taken_back" | "becomes_queen";
/** Why an arbiter should look, in the order of urgency. */
export type Urgency =
  | "unreadable" | "called" | "stopped" | "question" | "flag" | "undeclared" | "unnoticed" | "last_minute"
  | "default_over" | "contradiction" | "ruled_otherwise" | "absent" | "time_trouble" | "not_recording" | "offer"
  | "illegal_moves" | "sealing" | "adjourned" | "envelope" | "not_started";
/** The state of a game after a row of the log. */
export type View = {
  adjourned?: AdjournedPhase;
  arrived: [boolean, boolean];
  because?: Because;
  bound?: string[];
  claimable: [Claim | null, Claim | null];
  clock?: Reading;
  expected: [boolean, boolean];
  fen: string;
  flags: [boolean, boolean];
  illegal_moves: [number, number];
  interrupted?: boolean;
  last?: Made;
  offer?: Color;
  phase: Phase;
  plies: number;
  press: [PressEffect, PressEffect];
  promoting?: Square;
  questions?: Question[];
  ready: [boolean, boolean];
  recording: [Recording, Recording];
  required: [number | null, number | null];
  score?: Score;
  sealing?: Color;
  signed: [boolean, boolean];
  touched?: Square[];
  turn: Color;
};
/** The parts of a view that are shown or read out as text: the last move and the open questions. */
export type ViewText = { last?: MoveText; questions?: QuestionText[] };
/** How soon somebody should look. */
export type WatchLevel = "info" | "warning" | "urgent";
/** A reason to look at a board. */
export type WatchReason = { about?: Trouble; level: WatchLevel; minutes?: number; player?: Color; reason: Urgency };
/** A board of the console. */
export type Watched = {
  absent: [Absent | null, Absent | null];
  adjourned?: Adjournment;
  at: Instant;
  awaited: [boolean, boolean];
  begun: boolean;
  called?: ArbiterCall;
  default_ends?: Instant;
  ended?: string;
  entries: number;
  envelope?: Envelope;
  exempt: [boolean, boolean];
  game: string;
  must_record: [boolean, boolean];
  noted?: NotedCounts;
  open: QuestionText[];
  opening: Opening;
  otherwise?: Otherwise[];
  penalties: PenaltyOffer[];
  reasons: WatchReason[];
  unnoticed?: Color;
  unreadable?: string;
  unwritten: [number, number];
  urgent: Urgency[];
  view: View;
  wooden: boolean;
};
/** Who watches for something that the Laws let either a player or the arbiter notice. */
export type Watcher = "people" | "hall";
/** A wooden board with its counts. */
export type WoodenBoard = {
  arrived: [boolean, boolean];
  black: string;
  control: TimeControl;
  decided?: Decided;
  default_time?: Millis;
  edition: Edition;
  event?: BoardPlace;
  illegal_moves: [number, number];
  notes: NoteLine[];
  now: number;
  offers: [number, number];
  rate: Rate;
  score?: Score;
  started?: number;
  unsupervised: boolean;
  version: number;
  warnings: [number, number];
  white: string;
};
