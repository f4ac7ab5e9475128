// Types of events and rulings, made from the Rust types. Not written by hand: see CONTRIBUTING.md.

/** An act. Each Article declares its own acts; the groups of Articles 4 to 9 do not appear in stored data. */
export type Act =
  | { touches: { contact: Contact; square: Square } } | { touches_together: { squares: Square[] } }
  | { releases: { on: Square } } | { takes_off: { square: Square } }
  | { places: { color?: Color | null; on: Square; role: Role } } | "lets_go"
  | { plays: { hands: Hands; played: Coordinates } } | { castles: { hands: Hands; wing: Wing } } | "takes_back"
  | "resigns" | "arrives" | "is_ready" | "starts_round" | { presses: { hand: Hands } } | "mishandles_clock"
  | "keeps_finger" | { stops_clocks: { reason: StopReason } } | { restarts: { side?: Color | null } }
  | { sets_clock: { side: Color; time: Millis } } | { sets_counter: { moves: number; side: Color } }
  | { displaces: { squares: Square[] } } | "puts_back" | { sets_position: { position: Setup } }
  | { records: { text: string } } | { signs: { score: Score } } | { sheet: SheetAct }
  | { offers_draw: { conditional: boolean } } | "accepts" | "declines" | "withdraws_offer" | "withdraws_claim"
  | { consents: { given: boolean } } | { claims: { claim: Claim; intends?: Coordinates | null } }
  | { observes: Observation } | { decides: { answer: Answer; question: number } } | { declares: { score: Score } }
  | { corrects: { entry: number } } | { arranges: Arrangement } | { conduct: ConductAct } | { arbiter: ArbiterAct }
  | { rapid: RapidAct } | { blind: BlindAct } | { adjourned: AdjournedAct } | { chess960: Chess960Act }
  | { quickplay: QuickplayAct } | { preface: PrefaceAct };
/** Who acts. */
export type Actor =
  | "white" | "black" | "whites_assistant" | "blacks_assistant" | "arbiter" | "arbiters_assistant" | "organizer"
  | "hall" | "spectator" | "appeals";
/** Adjourned games (Guideline I). */
export type AdjournedAct =
  | { announces_session: { ends?: Instant | null; starts?: Instant | null } } | "asks_to_seal" | "adjourns_early"
  | { seals: { commitment: Commitment; on: Medium } } | { checks_envelope: Envelope } | "resumes"
  | { opens: { language: string; nonce: Nonce; text: string } } | { reads: { played: Coordinates } }
  | { misses_envelope: { position: boolean; times: boolean } } | { states_move: { language: string; text: string } }
  | "points_out_times";
/** Questions to the arbiter about an adjournment. */
export type AdjournedAsked = { late: Color } | { meaning: Color } | "times";
/** Adjourned games (Guideline I). */
export type AdjournedFinding =
  | "session_announced" | "session_end_missing" | "session_not_over" | { must_seal: Color } | { seals_early: Color }
  | { sealed: Color } | { changed: Color } | { too_late_to_change: Color } | { not_on_paper: Color }
  | { played_instead: [Color, Move] } | { pressed_instead: Color } | { still_to_seal: Color } | { adjourned: Color }
  | { envelope_lacks: EnvelopeItem } | { envelope_wrong: EnvelopeItem } | "envelope_in_order" | "envelope_kept"
  | { offered: Color } | "ended_before" | "set_up_again" | { replier_absent: Color } | { both_absent: Color }
  | { stopped_on_arrival: Color } | { opened: [Color, string] } | { goes_on: Color } | { other_than_played: Color }
  | { ambiguous: [Color, string] } | { unclear: [Color, string] } | { illegal: [Color, string] } | { faulty: Color }
  | { reply_sealed: Color } | { reply_made: Color } | { late: Color } | { late_until_opened: Color }
  | { not_late: Color } | "ended_by_sealed_move" | { opponent_out_of_time: Color } | "envelope_missing"
  | "position_unknown" | { stated: [Color, string] } | { times_corrected: Color } | { times_right: Color }
  | { times_pointed_out_late: Color } | { while_adjourned: Color };
/** An answer to a question. */
export type Answer =
  | "yes" | "no" | "lost" | "may_play" | "go_on" | "new_game" | "take_back" | "leave_times" | { penalty: PenaltyKind }
  | "opponent_wins" | "opponent_draws" | "opponent_loses" | "agree" | "postpone" | "postpone_with_time" | "reject"
  | "drawn" | "like_first" | "like_second" | "like_third" | "otherwise" | "overstepped" | "reached" | "unproved"
  | "stands" | "corrected";
/** What a player appeals against. */
export type Appealed = "decision" | "quickplay";
/** The arbiter, and people who are not playing (Article 12). */
export type ArbiterAct =
  | { penalizes: { penalty: Penalty; player: Color } }
  | { gives_time: { ground?: TimeGround; player: Color; time: Millis } } | { announces: { text: string } }
  | { says: Statement } | { sees_to: Duty } | "appoints_assistants" | "sends_out" | "interferes" | "reports"
  | { uses_phone: { authorized: boolean } };
/** The arbiter, and people who are not playing (Article 12). */
export type ArbiterFinding =
  | { penalized: [Color, PenaltyKind] } | { cannot_play_on: Color } | { disturbed: Color } | { time_made_up: Color }
  | { time_by_judgment: Color } | { announced: string } | { may_say: Statement } | { must_not_say: Statement }
  | { seen_to: Duty } | "assistants_appointed" | "interfered" | "reported" | "sent_out" | "phone_used"
  | "phone_authorized";
/** Assistants, the place of the clock, and screens (4.9, 6.2.6, 6.5, 6.12). */
export type Arrangement =
  | "places_clock" | { agrees_to_assistant: { disability: boolean; player: Color; task: Task } }
  | { claims_from_screen: { claim: Claim } };
/** The number of an Article, and in parentheses the edition whose number it is. */
export type Article = string;
/** What a question is about. Each Article declares its own questions; the groups of Articles 5 to 12 and of the Preface do not appear in stored data. */
export type Asked =
  | { can_mate: Color } | "dead" | { late_arrival: Color } | "both_flags" | "colors_reversed" | { moved_twice: Color }
  | "times" | { overstepped: Color } | "signed_result" | { penalty: Color } | { can_win_after_device: Color }
  | { score_against_refusing: Color } | { score_against_penalized: Color } | "uncovered" | { rapid: RapidQuestion }
  | { quickplay: QuickplayQuestion } | { adjourned: AdjournedAsked };
/** The points of both players from one game. */
export type Award = { black: Points; white: Points };
/** Squares, in their order from a1 to h8. */
export type Bitboard = Square[];
/** Blind and visually disabled players (Appendix D). */
export type BlindAct =
  | { registers: { disability: Disability; player: Color } } | { adapts: { arbiter_asked: boolean; what: string } }
  | "demands_two_boards" | "allows_other_words" | { brings_clock: { speaks: boolean; tactile: boolean } }
  | { keeps_score: { by: Means } } | { takes_assistant: { tasks: BlindTask[] } } | { lifts: { square: Square } }
  | { announces: { text: string } } | { repeats: { text: string } } | { copies: { played: Coordinates } }
  | { informs: { asked: boolean } } | { reports_touch: { square: Square } } | "compares_boards";
/** Blind and visually disabled players (Appendix D). */
export type BlindFinding =
  | { registered: [Color, Disability] } | "adapted" | "adapted_alone" | "two_boards" | { no_ground: Color }
  | { sighted_as_usual: Color } | { felt: Color } | { lifted: [Color, Square] } | { announced: [Color, string] }
  | { not_understood: [Color, string] } | { other_words: [Color, string] } | "other_words_allowed" | "words_fixed"
  | { not_announced: Color } | { repeated: Color } | { repeated_wrongly: Color } | { copied: Color }
  | { missing: [Color, Condition] } | { clock_not_yet: Color } | { made: Color } | { word_and_board_differ: Color }
  | { slip_corrected: Color } | { slip_too_late: Color } | { clock_admitted: Color } | { clock_not_admitted: Color }
  | { keeps_score: [Color, Means] } | "boards_agree" | { must_correct_board: Color } | "sheets_differ"
  | { assistant_taken: Color } | { task_given: [Color, BlindTask] } | { sighted_assistant: Color }
  | { task_refused: [Color, BlindTask] } | { no_second_assistant: Color } | { assistant_compulsory: Color }
  | { assisted: [Color, BlindTask] } | { not_their_task: Color } | { informed_unasked: Color };
/** What an assistant may do, in the order of the Laws. */
export type BlindTask = "moves" | "announces" | "records_and_presses" | "informs" | "claims" | "adjourns";
/** Why a move does not agree with the Laws, with what an arbiter would point at. */
export type Breach =
  | { no_piece: Square } | { opponents_piece: Square } | { own_piece: Square } | { king_capture: Square }
  | { not_its_way: Role } | { jump: { over: Square; role: Role } } | { pawn_blocked: Square }
  | { double_step_blocked: Square } | "double_step_late" | { nothing_to_capture: Square }
  | { en_passant_not_now: Square } | "promotion_missing" | { promotion_to: Role } | "no_promotion"
  | { castling_lost: Wing } | { castling_blocked: [Wing, Square] } | { castling_out_of_check: [Wing, Bitboard] }
  | { castling_through_check: [Wing, Square] } | { castling_into_check: [Wing, Square] } | { left_in_check: Bitboard }
  | { steps_into_check: Bitboard } | { exposed: Bitboard };
/** Chess960 (Guideline II). */
export type Chess960Act = { draws_lots: Lots } | "announces_castling";
/** Chess960 (Guideline II). */
export type Chess960Finding = { drawn: number } | { about_to_castle: Color } | { castling_by_hand: [Color, Wing] };
/** What a player claims. */
export type Claim = "repetition" | "fifty" | "flag" | "illegal_move" | "touch_move" | "two_hands";
/** The class of an act or a finding in the course of a game, from the most ordinary up. */
export type Class = "course" | "clerk" | "routine" | "setting" | "notice" | "incident";
/** A player, by the color of the pieces. */
export type Color = "white" | "black";
export type Commitment = string;
/** What must be done before a move on the special board counts as made. */
export type Condition = "captured" | "placed" | "announced";
/** Conduct of the players (Article 11). */
export type ConductAct =
  | { leaves: { leave: Leave; place: Place } } | { enters: { permitted: boolean } }
  | { finds: { player: Color; what: Misconduct } } | { finds_device: { device: Device; player: Color } }
  | "hands_over_device" | { asks_to_search: { body: boolean; player: Color } } | "allows_search" | "refuses_search"
  | { finds_refusing: { player: Color } } | "asks_explanation" | { appeals: { against: Appealed } }
  | { decides_appeal: { upheld: boolean } } | { upholds_with: { score: Score } } | "helps_reconstruct"
  | "refuses_to_help" | "checks_claim";
/** Conduct of the players (Article 11). */
export type ConductFinding =
  | { breach: [Color, Misconduct] } | { no_rule: [Color, Misconduct] } | { left_with_leave: [Color, Place] }
  | { left_freely: [Color, Place] } | { left_without: [Color, Place] } | { left_unreported: Color }
  | "outsider_admitted" | "outsider_entered" | { device_allowed: Color } | { device_handed_over: Color }
  | { device_forbidden: Color } | { device_loses: Color } | { device_milder: Color } | { search_asked: Color }
  | { search_beyond_right: Color } | { search_allowed: Color } | { search_refused: Color }
  | { search_rightly_refused: Color } | { refuses: Color } | "both_refuse" | { explanation_due: Color }
  | { explanation_not_due: Color } | { appealed: Color } | { appeal_barred: Color } | { appeal_decided: boolean }
  | { helps: Color } | { refuses_to_help: Color } | "claim_checked" | "claim_checked_by_others" | { spectator: Color };
/** How a piece was touched. */
export type Contact = "deliberate" | "accidental" | "careless" | "pointing" | "adjusting";
/** A move as UCI writes it: two squares, and a letter for a promotion. */
export type Coordinates = string;
/** A phone or another electronic device. */
export type Device = { approved: boolean; held: Held; power: Power };
/** Why special rules apply to a player. */
export type Disability = "visual" | "hearing";
/** A duty of the arbiter (12.1 to 12.3). */
export type Duty =
  | "observance" | "fair_play" | "best_interest" | "conditions" | "undisturbed" | "progress" | "special_needs"
  | "anti_cheating" | "games";
/** What follows from a finding. */
export type Effect =
  | { time_added: [Color, Millis] } | { time_taken: [Color, Millis] } | { counter: [Color, number] }
  | "clocks_stopped" | { clock_runs: Color } | { restored: number } | { position_set: Color }
  | { must_play: [Color, Move[]] } | { free_to_play: Color } | { became: [Square, Role] }
  | { illegal_moves: [Color, number] } | { offer_stands: Color } | "offer_gone" | { may_penalize: Color }
  | { must_penalize: Color } | { warned: Color } | { must_update: Color } | { asked: Question } | "new_game"
  | { rapid: RapidEffect } | { quickplay: QuickplayEffect } | { over: Outcome } | { event: GameEvent }
  | "may_send_out";
/** What is written on the envelope, of which any part may be missing or wrong. The sealed move is inside. */
export type Envelope = {
  names: { black: string; white: string };
  number?: number | null;
  offer?: Color | null;
  position?: Setup | null;
  resumption: Resumption;
  sealer?: Color | null;
  used?: { black: Millis; white: Millis } | null;
};
/** Something that must be written on the envelope. */
export type EnvelopeItem = "names" | "position" | "times" | "sealer" | "number" | "offer" | "resumption";
/** Somebody did something. */
export type Event = { act: Act; at: Instant; by: Actor };
/** What is submitted to an arbiter who was not present. */
export type Evidence = "position" | "sheet";
/** What was found. Each Article declares its own findings; the groups of Articles 4 to 9 do not appear in stored data. */
export type Finding =
  | { bound: Color } | { adjusted_wrongly: Color } | { adjusted: Color } | { made: [Color, Move] }
  | { released_illegally: [Color, Breach | null] } | { touch_move_broken: Color } | { complaint_too_late: Color }
  | { complaint_unfounded: [Color, Claim] } | { taken_back: Color } | { taken_back_completed: Color }
  | { promotion_exchanged: Color } | { checkmate: Color } | "stalemate" | "dead" | { resigned: Color }
  | { after_end: Color } | "found_after_end" | "started" | { arrived: Color } | { ready: Color } | { late: Color }
  | "both_absent" | { completed: Color } | { flag_fell: Color } | { flag_up: Color } | "both_flags"
  | { time_lost: Color } | { clock_mishandled: Color } | { press_idle: Color } | { stopped: [Color, boolean] }
  | "stopped_by_arbiter" | "interrupted" | { restarted: Color } | { clock_set: Color } | "clock_wrong"
  | { illegal: [Color, Illegality] } | { illegal_stands: Color } | { colors_reversed: number } | "wrong_set_up"
  | "board_turned" | { displaced: Color } | { put_back: Color } | "displaced_later" | { moved_twice: Color }
  | { recorded: Writing } | { recorded_ahead: Writing } | { not_recorded: Color } | { kept: Color }
  | { need_not_record: Color } | { signed: Color } | { signed_wrongly: Color } | { miswritten: [Writing, Miswriting] }
  | { other_notation: Color } | { sheet: SheetFinding } | "agreed" | "agreement_barred" | { offered: Color }
  | { offered_wrongly: Color } | { condition_void: Color } | { declined: Color } | "no_offer"
  | { offer_not_withdrawn: Color } | { claim_not_withdrawn: Color } | { nothing_to_withdraw: Color } | "consent_given"
  | "consent_refused" | "consent_not_needed" | { claimed: [Color, Claim] } | { claim_right: [Color, Claim] }
  | { claim_wrong: [Color, Claim, number] } | { claim_not_on_move: [Color, Claim] }
  | { claim_after_touch: [Color, Claim] } | "fivefold" | "seventy_five" | { decided: number } | "not_on_record"
  | "declared" | "result_corrected" | { point: Remark } | { conduct: ConductFinding } | { arbiter: ArbiterFinding }
  | { rapid: RapidFinding } | { blind: BlindFinding } | { adjourned: AdjournedFinding }
  | { chess960: Chess960Finding } | { quickplay: QuickplayFinding } | { preface: PrefaceFinding };
/** The effect of a ruling beyond its game. */
export type GameEvent =
  | { ended: [Score, Award] } | { points: Award } | { warned: Color } | { fined: [Color, number] }
  | { excluded: [Color, number] } | { expelled: Color } | { appealed: Color }
  | { appeal_decided: { upheld: boolean } } | "fide_asked";
/** Why a draw is claimed. */
export type Grounds = "cannot_win" | "no_effort" | "both";
/** With which hands something was done. */
export type Hands = "one" | "both" | "other";
/** Where a device is. */
export type Held = "body" | "bag" | "elsewhere";
/** Why a completed move counts as illegal. */
export type Illegality = { move: Breach | null } | { pawn_not_promoted: Square } | "press_without_move" | "two_hands";
/** A point on the game's own time line, in milliseconds since its beginning, which is for the caller to place. */
export type Instant = number;
/** Whether the arbiter knows that a player leaves. */
export type Leave = "unasked" | "reported" | "permitted";
/** The outcome of drawing lots, by one of the methods of the guideline. Each can give all 960 arrays, with equal probability if the lots are fair. */
export type Lots = { computer: number } | { dice: number[] } | { coins: boolean[] } | { cards: Role[][] };
/** A matter that the Laws rule on, whatever its number. */
export type Matter =
  | "one-hand" | "adjusting" | "other-contact" | "touching" | "touched-own" | "touched-opponents" | "touched-both"
  | "touched-king-and-rook" | "touched-rook-then-king" | "castling-attempt-illegal" | "promotion-choice"
  | "nothing-usable" | "promotion-act" | "promotion-skips" | "promotion-order" | "promotion-captures" | "released"
  | "capture-made" | "castling-made" | "promotion-made" | "illegal-not-completed" | "right-to-complain"
  | "movers-assistant" | "checkmate" | "resignation" | "stalemate" | "dead-position" | "agreement"
  | "draw-by-repetition" | "draw-by-fifty" | "completed" | "completed-by-end" | "completed-by-next" | "press-allowed"
  | "own-time" | "pressing-hand" | "clock-handling" | "adjusting-on-own-time" | "pressers-assistant" | "time-control"
  | "saved-time" | "delay" | "flag-checked" | "clock-place" | "start" | "default-time" | "both-absent" | "flag-fallen"
  | "loss-on-time" | "clock-defect" | "clock-misset" | "both-flags" | "both-flags-go-on" | "both-flags-draw"
  | "arbiter-stops" | "player-stops" | "restart" | "stopped-without-reason" | "screens" | "clocks-after-irregularity"
  | "wrong-set-up" | "board-turned" | "colors-reversed" | "displaced" | "displaced-stop" | "displaced-penalty"
  | "illegal-move" | "pawn-not-promoted" | "press-without-move" | "two-hands" | "illegal-move-penalty"
  | "two-hands-penalty" | "press-penalty" | "displaced-found-later" | "recording" | "paper-sheet" | "electronic-sheet"
  | "recording-ahead" | "recording-before-next" | "sheet-contents" | "offer-recorded" | "recorders-assistant"
  | "sheet-visible" | "sheet-replaced" | "recording-exempt" | "update-after-flag" | "update-before-moving"
  | "neither-records" | "reconstruction" | "overstep-unproved" | "signing" | "agreement-restricted" | "offer"
  | "offer-on-both-sheets" | "claim-is-offer" | "repetition" | "repetition-about" | "repetition-there" | "identity"
  | "identity-en-passant" | "identity-castling" | "fifty" | "fifty-about" | "fifty-there" | "claim-lost-by-touch"
  | "claim-stops" | "claim-correct" | "claim-wrong" | "fivefold" | "seventy-five" | "dead-found" | "distraction"
  | "penalties" | "points" | "score-limits" | "disrepute" | "permission" | "leaving-venue" | "leaving-area"
  | "outsiders" | "report-leaving" | "sources" | "device-forbidden" | "device-in-bag" | "device-loses"
  | "device-milder" | "search" | "smoking" | "finished" | "conduct-penalized" | "persistent-refusal" | "both-refuse"
  | "explanation" | "appeal" | "help-reconstruct" | "claim-checked" | "observance" | "fair-play" | "best-interest"
  | "playing-conditions" | "undisturbed" | "progress" | "special-needs" | "anti-cheating" | "watching"
  | "arbiters-assistants" | "extra-time" | "interference" | "spectators" | "phones-of-others" | "penalty-warning"
  | "penalty-opponents-time" | "penalty-offenders-time" | "penalty-opponents-points" | "penalty-offenders-points"
  | "penalty-loss" | "penalty-fine" | "penalty-rounds" | "penalty-expulsion" | "reduced-illegal-move"
  | "reduced-blitz-illegal-move" | "reduced-set-up" | "reduced-both-flags" | "reduced-touch" | "reduced-flag"
  | "rapid-rate" | "blitz-rate" | "no-recording" | "shorter-penalties" | "rapid-full" | "rapid-arbiters"
  | "rapid-recorded" | "rapid-looks" | "rapid-reduced" | "rapid-announced" | "blitz-full" | "blitz-arbiters"
  | "blitz-recorded" | "blitz-looks" | "blitz-reduced" | "blitz-as-rapid" | "blitz-announced" | "reduced-clock"
  | "reduced-pieces" | "reduced-flag-claim" | "reduced-flag-loss" | "reduced-illegal-position" | "reduced-correction"
  | "quickplay-scope" | "quickplay-announced" | "five-seconds" | "quickplay-claim" | "quickplay-agree"
  | "quickplay-postpone" | "quickplay-reject" | "quickplay-final" | "no-arbiter-claim" | "no-arbiter-cannot-win"
  | "no-arbiter-no-effort" | "no-arbiter-position" | "no-arbiter-sheet" | "no-arbiter-referred" | "uncovered"
  | "own-rules" | "own-rules-conflict" | "own-rules-territory" | "own-rules-fide" | "fide-ruling" | "other-notation"
  | "miswritten-piece" | "miswritten-pawn" | "miswritten-file" | "miswritten-arrival" | "miswritten-pawn-arrival"
  | "miswritten-pawn-capture" | "miswritten-ambiguous" | "miswritten-promotion" | "miswritten-short-castling"
  | "miswritten-long-castling" | "array-drawn" | "castling-by-hand" | "castling-announced" | "sealing"
  | "sealing-early" | "envelope-data" | "envelope-names" | "envelope-position" | "envelope-times" | "envelope-sealer"
  | "envelope-number" | "envelope-offer" | "envelope-resumption" | "envelope-kept" | "adjourned-offer"
  | "set-up-for-resumption" | "adjourned-end" | "envelope-opened" | "sealed-faulty" | "sealed-ambiguous"
  | "sealed-unclear" | "sealed-illegal" | "replier-present" | "replier-absent" | "sealer-absent" | "resumption-late"
  | "late-sealer" | "late-sealed-mate" | "late-sealed-draw" | "late-opponent-out-of-time" | "resumption-both-absent"
  | "envelope-missing" | "position-unknown" | "resumption-times" | "session-clock" | "two-boards" | "announcing"
  | "announced-numbers" | "announced-castling" | "announced-pieces" | "touched-from-hole" | "made-on-special-board"
  | "special-captured" | "special-placed" | "special-announced" | "clock-after-made" | "sighted-as-usual"
  | "blind-clock" | "blind-clock-tactile" | "blind-recording" | "slip-of-the-tongue" | "boards-differ"
  | "sheets-differ-too" | "assistant" | "assistant-moves" | "assistant-announces" | "assistant-records"
  | "assistant-informs" | "assistant-claims" | "assistant-adjourns" | "sighted-assistant";
/** How a visually disabled player keeps score. */
export type Means = "braille" | "longhand" | "device";
/** What a sealed move is written on. */
export type Medium = "paper" | "electronic";
/** An amount of time in whole milliseconds. */
export type Millis = number;
/** How a player broke the rules of conduct. */
export type Misconduct =
  | "disrepute" | "notes" | "advice" | "other_board" | "smoking" | "vaping" | "disturbing" | "noise" | "offers"
  | "claims" | "sheet" | "bag";
/** What is wrong with the notation of a move (Appendix C). */
export type Miswriting =
  | "piece" | "pawn" | "file" | "long_form" | "long_pawn_form" | "pawn_capture" | "ambiguous" | "promotion"
  | "short_castling" | "long_castling" | "unreadable";
/** In which mode five seconds are asked for. */
export type Mode = "increment" | "delay";
/** A move: the letter of the piece, the squares left and reached, and what is special about the move. */
export type Move = string;
export type Nonce = string;
/** Why the Preface does not allow a federation's rules. */
export type Objection = "conflict" | "territory" | "fide";
/** What the arbiter or the hall observes. */
export type Observation =
  | { flag: Color } | "both_flags" | "illegal_move" | "touch_move" | "two_hands" | { absent: Color } | "wrong_set_up"
  | "board_turned" | "colors_reversed" | { displaced_since: number } | "clock_defect" | "clock_misset"
  | { not_recording: Color } | { flag_uncounted: Color } | "dead_position" | { last_identifiable: number };
/** The end of a game. */
export type Outcome = { at: Instant; reason: Matter; score: Score };
/** A rule that a federation has introduced for its events. */
export type OwnRule =
  | { illegal_moves_lose_at: number } | { illegal_move_time: Millis } | { wrong_claim_time: Millis }
  | "late_arrival_loses" | "two_hands_illegal";
/** A penalty with its amount. */
export type Penalty =
  | "warning" | { opponents_time: Millis } | { offenders_time: Millis } | { opponents_points: Points }
  | { offenders_points: Points } | "loss" | { fine: number } | { rounds: number } | "expulsion";
/** A penalty that the Laws know, without its amount. */
export type PenaltyKind =
  | "warning" | "opponents_time" | "offenders_time" | "opponents_points" | "offenders_points" | "loss" | "fine"
  | "rounds" | "expulsion";
/** What a player can leave. */
export type Place = "venue" | "area";
/** Points in a competition, counted in halves. */
export type Points = number;
/** Whether a device is switched on. */
export type Power = "off" | "on" | "sounding";
/** Questions that the Laws do not answer (Preface). */
export type PrefaceAct =
  | { reports_uncovered: { like: string[]; text: string } }
  | { asks_fide: { text: string; through_federation?: boolean } };
/** Questions that the Laws do not answer (Preface). */
export type PrefaceFinding =
  | { uncovered: [string, string[]] } | { decided_like: string } | "decided_otherwise" | { put_to_fide: string }
  | "only_federations_ask" | { own_rule: [string, OwnRule] } | { own_rules_void: [string, Objection] } | "tried_out";
/** An order of promoting other than "pawn to the last rank, then the piece" (4.6). */
export type PromotionWay = "pawn_skips_the_square" | "piece_before_pawn" | "captures";
/** A question that the Laws leave to the arbiter. */
export type Question = { about: Asked; answers: Answer[]; number: number };
/** Games without increment (Guideline III). */
export type QuickplayAct =
  | { asks_for_five_seconds: Mode } | { claims: Grounds } | { claims_without_arbiter: Grounds }
  | { writes_position: { text: string } } | "submits_sheet" | { verifies: [Evidence, boolean] } | "declares_draw";
/** Effects in games without increment only. */
export type QuickplayEffect = { five_seconds: Mode };
/** Games without increment (Guideline III). */
export type QuickplayFinding =
  | "announced" | "not_here" | { not_on_move: Color } | { time_left: Color } | { flag_down: Color }
  | { no_five_seconds: Color } | { asked: [Color, Mode] } | { granted: [Color, Mode] } | { refused: Color }
  | { claimed: [Color, Grounds] } | { agreed: Color } | { postponed: Color } | { rejected: Color } | "final"
  | { fell_after_postponing: Color } | "declared_drawn" | { concluded: Color } | { ground: [Color, Grounds] }
  | { given: [Color, Evidence] } | { verified: [Color, Evidence, boolean] } | { referred: Color };
/** Questions to the arbiter in games without increment only. */
export type QuickplayQuestion =
  | { five_seconds: Color } | { claim: Color } | { final_position: Color } | { opponent_of_fallen: Color }
  | { referred: Color };
/** Rapid and blitz (Appendices A and B). */
export type RapidAct =
  | "asks_for_sheet" | "asks_to_see_sheet" | { claims_set_up: SetUpPart } | "sees_illegal_position"
  | "agrees_to_correct";
/** Effects in rapid and blitz only. */
export type RapidEffect = { castling_barred: [Color, Square | null] };
/** Rapid and blitz (Appendices A and B). */
export type RapidFinding =
  | { rate: Rate } | "no_recording" | { announced: Supervision } | { arbiters: [number, boolean] }
  | { arbiter_records: boolean } | { regime: Supervision } | "as_rapid" | { sheet_given: Color } | { no_sheet: Color }
  | { look: [Color, number] } | { no_look: Color } | { looks_used_up: Color } | { set_up_stands: SetUpPart }
  | { flag_left_to_players: Color } | { illegal_left_to_players: Color } | { touch_left_to_players: Color }
  | { own_flag_down: Color } | "waits" | "still_illegal" | "lawful_again" | "no_illegal_position"
  | { agrees_to_correct: Color } | "corrected" | { nothing_to_correct: Color } | { shorter_penalty: Millis };
/** Questions to the arbiter in rapid and blitz only. */
export type RapidQuestion = "schedule";
/** A kind of game by its rate of play. */
export type Rate = "blitz" | "rapid" | "standard";
/** What a single sub-Article adds to a ruling, so that it is cited by its own number. */
export type Remark =
  | { contact_not_meant: Color } | { contact_counts: Color } | { touch_off_move: Color }
  | { promotes: [Color, PromotionWay] } | "not_dead" | { not_late: Color } | { delay: Millis }
  | { period_completed: [Color, number] } | { time_saved: [Color, Millis] } | { time_not_saved: [Color, Millis] }
  | { moves_checked: [Color, number, number] } | { pressed_too_late: Color } | { pressed_after_reply: Color }
  | "flag_order_unknown" | "flags_uncovered" | { pressed_while_stopped: Color } | { pressed_out_of_turn: Color }
  | { before_start: Color } | { stopped_for_displaced: Color } | { displaced_penalty: Color }
  | { pressed_while_displaced: Color } | "last_identifiable" | "position_set" | "times_open" | "offer_on_both_sheets"
  | { appeared: number } | { quiet_moves: number } | { looks_alike: [Unlike, number] }
  | { written_move_stands: Color } | { written_move_changed: Color } | { written_move_impossible: Color }
  | { assistant: [Color, Task] } | { assistant_unknown: [Color, Task] } | "clock_placed"
  | { clock_placed_by_player: Color } | { claim_from_screen: [Color, Claim] };
/** When and where an adjourned game is resumed, in the words of those who arranged it. */
export type Resumption = { date: string; place: string; time: string };
/** A kind of piece. */
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
/** One ruling: an Article, what was found, and what follows from it. */
export type Ruling = { article: Article; effects: Effect[]; finding: Finding; matter: Matter; written?: Written };
/** How a game ends for both players. */
export type Score = { black: number; white: number };
/** What is set up before a game. */
export type SetUpPart = "pieces" | "board" | "clock";
/** An arrangement of pieces as a FEN, legal or not. */
export type Setup = string;
/** Other acts with a scoresheet (Articles 8 and 9). */
export type SheetAct =
  | "writes_notes" | { records_electronically: { certified: boolean } } | "views_earlier" | "fails" | "hides"
  | "hides_from_opponent" | "borrows" | "returns" | { names_other: { claim: Claim; written: Coordinates } }
  | { wrote_impossible: { claim: Claim; role: Role } } | { found_incomplete: { flag: Color } }
  | { evidence: { moves: number; player: Color } };
/** Other findings about a scoresheet (Article 8). */
export type SheetFinding =
  | { times_noted: Color } | { notes: Color } | { electronic: Color } | { paper_only: Color }
  | { earlier_viewed: Color } | { replaced: Color } | { hidden: Color } | { hidden_from_opponent: Color }
  | { updates_on_own_time: Color } | "both_update" | { up_to_date: Color } | { moved_before_update: Color }
  | { borrowed: Color } | { may_not_borrow: Color } | { returned: Color } | { not_returned: Color }
  | { reconstruct: { completed: { black: number; white: number }; running: Color | null; times: { black: Millis; white: Millis } } }
  | { complete_found: Color } | { overstep_unproved: Color } | { moves_proved: [Color, number] }
  | { wrong_result_signed: Score | null };
/** A square of the board. */
export type Square = string;
/** Something that an arbiter might say to a player. */
export type Statement = "move_count" | { opponent_moved: Color } | { not_pressed: Color };
/** Why a player stopped the clocks. */
export type StopReason = "call_arbiter" | { call_about: Trouble } | "promotion_piece" | "sealed" | "none";
/** Whether the Competition Rules apply in full. In rapid and blitz that needs supervision (A.3, B.3; A.4, B.2 in 2023). */
export type Supervision = "full" | "reduced";
/** What an assistant does for a player. */
export type Task = "moves" | "presses" | "records";
/** Why the arbiter gives a player more time, apart from penalties for the opponent. */
export type TimeGround = "disturbance" | "clock" | "judgment";
/** What a player calls the arbiter about. */
export type Trouble = "illegal_move" | "clock" | "disturbance" | "claim";
/** Why two positions that look alike are different (9.2.2). */
export type Unlike = "turn" | "en_passant" | "castling";
/** The side on which a player castles: `0-0` or `0-0-0`. */
export type Wing = "0-0" | "0-0-0";
/** What a player wrote on the scoresheet. */
export type Writing = { by: Color; text: string };
/** The moves in a ruling, in the English notation of Appendix C. Rulings of earlier builds have none. */
export type Written = { made?: string; must_play?: string[]; restored?: string };
