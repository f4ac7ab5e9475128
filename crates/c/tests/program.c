// Every function of the header, used well and badly. Built with AddressSanitizer by tests/program.rs, which also finds leaks.
#include <jadoube.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks = 0;

static void check(bool holds, const char *what, int line) {
  checks++;
  if (!holds) {
    fprintf(stderr, "line %d: %s does not hold; the last error is \"%s\"\n", line, what, jadoube_error_message());
    exit(1);
  }
}
#define CHECK(condition) check((condition), #condition, __LINE__)
#define OK(call) CHECK((call) == JADOUBE_OK)

// The call is refused with this status, and the message has this in it.
#define REFUSED(call, status, part)                          \
  do {                                                       \
    CHECK((call) == (status));                               \
    CHECK(strstr(jadoube_error_message(), (part)) != NULL);  \
  } while (0)

static bool is_fen(const JadoubePosition *position, const char *expected) {
  char *fen = NULL;
  OK(jadoube_position_fen(position, &fen));
  bool same = strcmp(fen, expected) == 0;
  if (!same) fprintf(stderr, "found %s\n", fen);
  jadoube_string_free(fen);
  return same;
}

static void play(JadoubePosition *position, const char *text) {
  JadoubeMove move;
  OK(jadoube_position_read_move(position, text, &move));
  OK(jadoube_position_play(position, move));
}

static void positions_and_moves(void) {
  CHECK(strlen(jadoube_version()) >= 5);
  JadoubePosition *position;
  OK(jadoube_position_new(NULL, &position));
  CHECK(is_fen(position, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));

  int32_t turn;
  OK(jadoube_position_turn(position, &turn));
  CHECK(turn == JADOUBE_WHITE);
  char piece;
  OK(jadoube_position_piece_at(position, 4, &piece));
  CHECK(piece == 'K');
  OK(jadoube_position_piece_at(position, 28, &piece));
  CHECK(piece == '.');

  // Ask for the number, then for the moves.
  size_t count = 0;
  CHECK(jadoube_position_legal_moves(position, NULL, 0, &count) == JADOUBE_BUFFER_TOO_SMALL);
  CHECK(count == 20);
  JadoubeMove *moves = malloc(count * sizeof *moves);
  OK(jadoube_position_legal_moves(position, moves, count, &count));
  for (size_t i = 0; i < count; i++) {
    char *san = NULL, *uci = NULL;
    OK(jadoube_move_san(position, moves[i], &san));
    OK(jadoube_move_uci(position, moves[i], &uci));
    JadoubeMove by_san, by_uci;
    OK(jadoube_position_read_move(position, san, &by_san));
    OK(jadoube_position_read_move(position, uci, &by_uci));
    CHECK(memcmp(&by_san, &moves[i], sizeof by_san) == 0);
    CHECK(memcmp(&by_uci, &moves[i], sizeof by_uci) == 0);
    jadoube_string_free(san);
    jadoube_string_free(uci);
  }
  free(moves);

  // A repetition: the same position (9.2), with other counters.
  JadoubePosition *before;
  OK(jadoube_position_clone(position, &before));
  play(position, "Nf3");
  play(position, "g8f6");
  play(position, "Ng1");
  bool same = true;
  OK(jadoube_position_same(before, position, &same));
  CHECK(!same);
  play(position, "Ng8");
  OK(jadoube_position_same(before, position, &same));
  CHECK(same);
  uint64_t key = 0, other_key = 1;
  OK(jadoube_position_key(before, &key));
  OK(jadoube_position_key(position, &other_key));
  CHECK(key == other_key);
  jadoube_position_free(before);

  play(position, "f3");
  play(position, "e5");
  play(position, "g4");
  play(position, "Qh4");
  bool mate = false, in_check = false, stalemate = true;
  OK(jadoube_position_is_checkmate(position, &mate));
  OK(jadoube_position_is_check(position, &in_check));
  OK(jadoube_position_is_stalemate(position, &stalemate));
  CHECK(mate && in_check && !stalemate);
  OK(jadoube_position_legal_moves(position, NULL, 0, &count));
  CHECK(count == 0);
  jadoube_position_free(position);
}

static void special_moves(void) {
  JadoubePosition *position;
  OK(jadoube_position_new("r3k2r/pP3ppp/8/3pP3/8/8/P4PPP/R3K2R w KQkq d6 0 20", &position));
  JadoubeMove move;
  OK(jadoube_position_read_move(position, "exd6", &move));
  CHECK(move.captures == 35 && move.to == 43);
  OK(jadoube_position_read_move(position, "bxa8=N", &move));
  CHECK(move.promotion == JADOUBE_KNIGHT && move.role == JADOUBE_PAWN);
  OK(jadoube_position_read_move(position, "0-0-0", &move));
  CHECK(move.castling == JADOUBE_QUEEN_SIDE && move.captures == 64);
  OK(jadoube_position_play(position, move));
  CHECK(is_fen(position, "r3k2r/pP3ppp/8/3pP3/8/8/P4PPP/2KR3R b kq - 1 20"));
  jadoube_position_free(position);

  OK(jadoube_position_chess960(518, 518, &position));
  CHECK(is_fen(position, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  jadoube_position_free(position);
  // King and rook change places.
  OK(jadoube_position_new("4k3/8/8/8/8/8/8/5RK1 w F - 0 1", &position));
  play(position, "O-O-O");
  CHECK(is_fen(position, "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"));
  jadoube_position_free(position);
}

static void mating(void) {
  JadoubePosition *position;
  OK(jadoube_position_new("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1", &position));
  JadoubeAnswer answer;
  OK(jadoube_can_mate(position, JADOUBE_WHITE, 0, &answer));
  CHECK(answer == JADOUBE_NO);
  OK(jadoube_is_dead(position, 0, &answer));
  CHECK(answer == JADOUBE_YES);
  jadoube_position_free(position);
  OK(jadoube_position_new(NULL, &position));
  OK(jadoube_can_mate(position, JADOUBE_BLACK, 1000000, &answer));
  CHECK(answer == JADOUBE_YES);
  jadoube_position_free(position);
}

static void laws(void) {
  const char *claim =
      "case      A claim that is one occurrence short\n"
      "control   90+30\n"
      "after     1. Nf3 Nf6 2. Ng1 Ng8\n"
      "0:05:12   white claims repetition with Nf3\n";
  char *json = NULL;
  OK(jadoube_rule(claim, "2009, 2023", NULL, &json));
  CHECK(strstr(json, "\"9.5.b\"") != NULL && strstr(json, "\"9.5.3\"") != NULL);
  jadoube_string_free(json);
  OK(jadoube_laws("7.5.5", "2023", "hu", &json));
  CHECK(strstr(json, "\"number\":\"7.5.5\"") != NULL);
  jadoube_string_free(json);
  const char *games = "[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n";
  // Not NUL-terminated: the length counts.
  size_t length = strlen(games);
  uint8_t *buffer = malloc(length);
  memcpy(buffer, games, length);
  OK(jadoube_audit(buffer, length, NULL, NULL, &json));
  free(buffer);
  CHECK(strstr(json, "\"kind\":\"result-mate\"") != NULL && strstr(json, "\"games\":1") != NULL);
  jadoube_string_free(json);
  OK(jadoube_audit(NULL, 0, "2018", "sv", &json));
  CHECK(strstr(json, "\"games\":0") != NULL);
  jadoube_string_free(json);
  OK(jadoube_ask("{\"ask\":\"mate\",\"fen\":\"8/8/8/4k3/8/8/3NK3/8 w - - 0 1\"}", &json));
  CHECK(strstr(json, "\"dead\":true") != NULL);
  jadoube_string_free(json);
  OK(jadoube_ask("nonsense", &json));
  CHECK(strstr(json, "\"type\":\"error\"") != NULL);
  jadoube_string_free(json);

  json = NULL;
  REFUSED(jadoube_rule(NULL, NULL, NULL, &json), JADOUBE_NULL_POINTER, "the case is NULL");
  REFUSED(jadoube_rule("case X\ncontrol 90+30\n0:01:00 white dances\n", NULL, NULL, &json), JADOUBE_BAD_REQUEST, "line 3");
  REFUSED(jadoube_rule(claim, "1066", NULL, &json), JADOUBE_BAD_ARGUMENT, "1066");
  REFUSED(jadoube_rule(claim, NULL, "xx", &json), JADOUBE_BAD_ARGUMENT, "xx");
  REFUSED(jadoube_laws("7.55", NULL, NULL, &json), JADOUBE_BAD_ARGUMENT, "7.55");
  REFUSED(jadoube_laws("7.5", "\xff", NULL, &json), JADOUBE_BAD_UTF8, "the edition is not UTF-8");
  REFUSED(jadoube_laws("7.5.5", NULL, NULL, NULL), JADOUBE_NULL_POINTER, "room");
  REFUSED(jadoube_audit(NULL, 7, NULL, NULL, &json), JADOUBE_NULL_POINTER, "the buffer is NULL");
  REFUSED(jadoube_audit((const uint8_t *)games, length, "1066", NULL, &json), JADOUBE_BAD_ARGUMENT, "1066");
  CHECK(json == NULL);
}

static void misuse(void) {
  JadoubePosition *position = NULL;
  // Nothing is written when a call is refused.
  REFUSED(jadoube_position_new("rnbqkbnr/ppppxppp/8/8/8/8/8/8 w - - 0 1", &position), JADOUBE_BAD_FEN, "column 14");
  CHECK(position == NULL);
  REFUSED(jadoube_position_new("8/8/8/8/8/8/8/8 w - - 0 1", &position), JADOUBE_UNPLAYABLE_POSITION, "no king");
  REFUSED(jadoube_position_new("\xff\xfe", &position), JADOUBE_BAD_UTF8, "from byte 0 on");
  REFUSED(jadoube_position_new("", &position), JADOUBE_BAD_FEN, "found nothing");
  REFUSED(jadoube_position_new(NULL, NULL), JADOUBE_NULL_POINTER, "room for the answer is NULL");
  REFUSED(jadoube_position_chess960(960, 0, &position), JADOUBE_BAD_ARGUMENT, "960: expected 0 to 959");
  CHECK(position == NULL);

  char *text = NULL;
  JadoubeMove move = {0};
  JadoubeAnswer answer;
  size_t count = 7;
  bool yes;
  REFUSED(jadoube_position_fen(NULL, &text), JADOUBE_NULL_POINTER, "position is NULL");
  REFUSED(jadoube_position_clone(NULL, &position), JADOUBE_NULL_POINTER, "position is NULL");
  REFUSED(jadoube_position_is_check(NULL, &yes), JADOUBE_NULL_POINTER, "position is NULL");
  REFUSED(jadoube_position_play(NULL, move), JADOUBE_NULL_POINTER, "position is NULL");
  REFUSED(jadoube_can_mate(NULL, JADOUBE_WHITE, 0, &answer), JADOUBE_NULL_POINTER, "position is NULL");
  CHECK(text == NULL && position == NULL);

  OK(jadoube_position_new(NULL, &position));
  REFUSED(jadoube_position_fen(position, NULL), JADOUBE_NULL_POINTER, "room");
  REFUSED(jadoube_position_same(position, NULL, &yes), JADOUBE_NULL_POINTER, "position is NULL");
  REFUSED(jadoube_position_legal_moves(position, NULL, 5, &count), JADOUBE_NULL_POINTER, "array of moves");
  CHECK(count == 7);
  REFUSED(jadoube_position_legal_moves(position, &move, 1, &count), JADOUBE_BUFFER_TOO_SMALL, "20 legal moves");
  CHECK(count == 20 && move.to == 0);
  REFUSED(jadoube_position_read_move(position, NULL, &move), JADOUBE_NULL_POINTER, "the move is NULL");
  REFUSED(jadoube_position_read_move(position, "N\xc3", &move), JADOUBE_BAD_UTF8, "from byte 1 on");
  REFUSED(jadoube_position_read_move(position, "Bb5", &move), JADOUBE_BAD_MOVE, "pawn on e2 is in the way");
  REFUSED(jadoube_position_read_move(position, "e2e5", &move), JADOUBE_BAD_MOVE, "e2e5");
  REFUSED(jadoube_position_read_move(position, "", &move), JADOUBE_BAD_MOVE, "");
  REFUSED(jadoube_position_piece_at(position, 64, &(char){0}), JADOUBE_BAD_ARGUMENT, "64: expected 0 to 63");
  REFUSED(jadoube_can_mate(position, 2, 0, &answer), JADOUBE_BAD_ARGUMENT, "color is 2");
  REFUSED(jadoube_position_play(position, (JadoubeMove){.from = 99}), JADOUBE_BAD_ARGUMENT, "99");
  REFUSED(jadoube_position_play(position, (JadoubeMove){.from = 12, .to = 28, .promotion = 9}), JADOUBE_BAD_ARGUMENT, "promotion");
  REFUSED(jadoube_position_play(position, (JadoubeMove){.from = 4, .to = 6, .castling = 3}), JADOUBE_BAD_ARGUMENT, "castling");
  REFUSED(jadoube_position_play(position, (JadoubeMove){.from = 4, .to = 6, .castling = 1}), JADOUBE_BAD_MOVE, "e1g1");
  REFUSED(jadoube_move_san(position, (JadoubeMove){.from = 12, .to = 36}, &text), JADOUBE_BAD_MOVE, "e2e5");
  // What was refused has left no trace.
  CHECK(is_fen(position, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  jadoube_position_free(position);
  jadoube_position_free(NULL);
  jadoube_string_free(NULL);
}

int main(void) {
  CHECK(strcmp(jadoube_error_message(), "") == 0);
  positions_and_moves();
  special_moves();
  mating();
  laws();
  misuse();
  printf("%d checks passed\n", checks);
  return 0;
}
