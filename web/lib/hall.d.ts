// Types of what the hall sends about a board, made from the Rust types. Not written by hand: see CONTRIBUTING.md.

import {
  Act,
  Actor,
  Answer,
  Article,
  Class,
  Color,
  Effect,
  Finding,
  Instant,
  Matter,
  Millis,
  OwnRule,
  PenaltyKind,
  Points,
  Question,
  Score,
  Setup,
  Square,
  Supervision,
} from "/web/lib/laws.js";

/** The parts of an adjournment. */
export type AdjournedPhase = "sealing" | "closed" | "resumed" | "opened" | "annulled";
/** What the arbiter looks at when a flag falls after a decision was postponed. */
export type AfterPostponing = "final_position" | "opponent_of_fallen";
/** What was announced. The default is that nothing was. */
export type Announced = {
  device_penalty: PenaltyKind | null;
  devices_in_bags: boolean;
  fines: number[];
  leaving_reported: boolean;
  no_appeals: boolean;
  scoring: Scoring;
};
/** Against which decisions a player can appeal, unless the competition rules it out. */
export type AppealRight = "not_in_quickplay" | "any";
/** Moves without capture or pawn move that end the game without a claim. */
export type AutomaticMoves = "none" | { after: number };
/** Repetition that ends the game without a claim. */
export type AutomaticRepetition = "none" | "five_in_succession" | "five_times";
/** What in the log explains how things stand. */
export type Because = { entry: number; ruling?: number };
/** What a clock for players who do not see must have. */
export type BlindClock = "tactile" | "speaking";
/** Where in a competition a game is played. */
export type BoardPlace = { board: number; competition: string; name: string; round: number };
/** Both flags are down and nobody can say which fell first. */
export type BothFlags = "in_the_laws" | "in_the_guidelines";
/** Where a kind of game ends, with or without the bound itself. */
export type Bound = { below: Millis } | { up_to: Millis };
/** Which men that stood wrongly from the start cannot castle in the reduced regime. */
export type CastlingBar = "king_for_queen" | "king_or_rook";
/** Who checks a claim of a draw. */
export type ClaimsChecked = "by_arbiter" | "by_players";
/** Whether a clock runs, and whose. */
export type ClockState = "not_started" | { running: Color } | { stopped: Color };
/** Colors reversed. */
export type Colors = "go_on_unless_arbiter" | { new_game_before: number };
/** Everything that the rules of a competition settle about one game. */
export type Competition = {
  announced: Announced;
  arrangement?: RapidArrangement;
  chess960?: number;
  control: TimeControl;
  credit: Credit;
  default_time: Millis | null;
  earlier_illegal_moves?: { black: number; white: number };
  edition: Edition;
  federation?: Federation;
  no_agreement_before: number;
  overlay?: Rules;
  start: Setup;
  supervision: Supervision;
  switches: Switches;
  without_increment: boolean;
};
/** What full supervision asks for in rapid or blitz. */
export type Conditions = { games_per_arbiter: number; recorded: boolean };
/** When the time of the next period is added. */
export type Credit = "when_time_runs_out" | "when_moves_completed";
/** The default time when none was announced. */
export type DefaultTimeRule = "zero" | "must_be_announced";
/** When a telephone or another device loses the game. */
export type DeviceRule = "when_it_sounds" | "in_the_venue" | "on_the_body";
/** An edition of the FIDE Laws of Chess, by its year. */
export type Edition = "2009" | "2014" | "2017" | "2018" | "2023";
/** What a move must agree with for mate, stalemate or a dead position to end the game. */
export type EndBy = "legal_move" | "legal_move_rightly_made";
export type Entry = {
  act: Act;
  at: Instant;
  by: Actor;
  headline?: Headline;
  incident: boolean;
  lag?: number;
  rulings: RulingText[];
  seq: number;
  strikes?: number;
  text: string;
  told: Told;
  view: View;
  wall?: number;
};
/** The own rules of a federation, and what the Preface asks about the event. */
export type Federation = { fide_event: boolean; name: string; own_territory: boolean; rules: OwnRule[] };
/** The request for five seconds a move in a game without increment. */
export type FiveSeconds = "none" | "delay_or_increment" | "increment";
/** The flag of one player as the clock shows it. */
export type Flag = "up" | { passed: FlagFall } | { down: FlagFall };
/** What a claim of a win on time needs in the reduced regime. */
export type FlagClaim = "own_time_left" | "free";
/** A player's time ran out (6.1): a fact about the clock. When a flag is *considered* to have fallen is for the Laws to say: when it is observed or claimed (6.8). */
export type FlagFall = { at: Instant; moves: number; period: number; required: number | null; side: Color };
/** What the hall does at a board. */
export type HallSettings = {
  delay_plies: number;
  delay_seconds: number;
  flags: Watcher;
  illegal_moves: Watcher;
  lag_limit: number;
  refuses_illegal_moves: boolean;
};
/** The line that comes first. */
export type Headline = { article: Article; ruling?: number; text: string };
/** What illegal moves cost: with the Competition Rules, and in the reduced regime of rapid and blitz. */
export type IllegalMoves = { blitz: Steps; blitz_reduced: Steps; rapid: Steps; rapid_reduced: Steps; standard: Steps };
/** Both kings in check, or a pawn left on the last rank, in the reduced regime. */
export type IllegalPosition = "unmentioned" | "intervene" | "wait_then_draw";
export type LastTold = { announced: string; by: Color; spoken: string; written: string };
/** What becomes of a player who arrives after the default time. */
export type LateArrival = "lost" | "lost_unless_arbiter";
/** What counts for more than coming late to the resumption. */
export type LateAtResumption = "sealer_excepted" | "sealed_end_stands";
/** Claims about the setting of the clock in the reduced regime, once they are late. */
export type LateClockClaim = "none" | "if_schedule_suffers";
export type LogEntry = {
  act: Act;
  at: Instant;
  by: Actor;
  headline?: Headline;
  incident: boolean;
  rulings: RulingText[];
  seq: number;
  strikes?: number;
  struck?: boolean;
  text: string;
  wall?: number;
};
/** A move that was made. */
export type Made = { by: Color; san: string; squares?: [Square, Square] };
/** How an edition treats an act that is not itself a move against Article 3. */
export type Misdeed = "discretion" | "illegal_move";
/** The first row of a game: everything that was announced before it. */
export type Opening = {
  black: string;
  date: string;
  event?: BoardPlace;
  rules: Competition;
  settings: HallSettings;
  white: string;
};
/** Who may play by rules of their own. */
export type OwnRules = "federation" | "unrated";
/** The parts of the life of a game. */
export type Phase = "not_begun" | "playing" | "adjourned" | "over";
/** What a press of the clock would do. */
export type PressEffect = "completes" | "unmoved" | "idle" | "stopped" | "nothing";
/** When the rules on games without increment apply (10 and D in the oldest text). */
export type Quickplay = "unless_reduced_blitz" | "when_announced";
/** How the arbiters of an event are arranged, as far as the appendices ask. */
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
/** How late a player may come to the resumption of an adjourned game. */
export type ResumptionGrace = { fixed: Millis } | "default_time";
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
/** A ruling in words, with its class. */
export type RulingText = {
  article: Article;
  class: Class;
  effects: Effect[];
  finding: Finding;
  matter: Matter;
  text: string;
};
/** What becomes of time saved in one period (6.3.2): a rule value. */
export type SavedTime = "carried_over" | "lost_in_delay_mode";
/** What a competition gives for results (10.1). It is announced before the competition begins. */
export type Scoring = { draw: Points; draw_odds: Color | null; forfeit: Points; loss: Points; win: Points };
/** What an arbiter may ask to search. */
export type SearchRight = "none" | "belongings" | "body";
/** Where somebody sits, or stands, at a board. */
export type Seat = "white" | "black" | "whites_assistant" | "blacks_assistant" | "arbiter" | "spectator";
/** What one display shows. */
export type SideReading = { delay: Millis; flag: Flag; main: Millis; moves: number; period: number; used: Millis };
/** Everything that somebody who comes late must know. */
export type Snapshot = {
  at: Instant;
  moves: Made[];
  opening: Opening;
  seq: number;
  sheets: [string[] | null, string[] | null];
  view: View;
};
/** What each breach costs: the time that the opponent gets, and the number of the breach that loses. */
export type Steps = { lost_at: number | null; times: Millis[] };
/** Readings of the Laws that are disputed, each with the default that arbiters mostly follow. */
export type Switches = { increment_taken_back: boolean; supervised_blitz_like_rapid: boolean };
/** A time control: the schedules of both players, usually the same. */
export type TimeControl = string;
/** What people hear or read besides the rulings. */
export type Told = { last?: LastTold; questions?: ToldQuestion[] };
export type ToldAnswer = { answer: Answer; text: string };
export type ToldQuestion = { answers: ToldAnswer[]; number: number; text: string };
/** Which contact binds a player. */
export type TouchIntent = "deliberate" | "intended" | "not_clearly_accidental";
/** What becomes of a pawn left on the last rank when the clock was pressed. */
export type UnpromotedPawn = "taken_back" | "becomes_queen";
/** How things stand after a row of the log. */
export type View = {
  adjourned?: AdjournedPhase;
  arrived: [boolean, boolean];
  because?: Because;
  bound?: string[];
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
  recording: [Recording, Recording];
  required: [number | null, number | null];
  score?: Score;
  sealing?: Color;
  signed: [boolean, boolean];
  touched?: Square[];
  turn: Color;
};
/** Who notices what the Laws let somebody notice. */
export type Watcher = "people" | "hall";
