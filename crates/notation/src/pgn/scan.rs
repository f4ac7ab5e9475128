//! Where a plain game ends, found from masks of sixty-four bytes, in one pass.
//!
//! A game is plain if nobody can doubt where it ends: tag pairs on lines of their own, then moves without empty lines, with
//! comments in braces and perhaps variations, then a result that ends its line. Nearly all games are like that. Every doubt
//! (a brace too many, a tag inside a comment, an escape, a dash that is neither castling nor a result, text that is not ASCII)
//! makes the game not plain, and the reader of everything decides. So this module knows nothing of how damaged games are read.

use super::boundary::ends_with_empty_line;
use super::simd::{Block, BlockBehind, Job, TagMasks, Vectors, with_vectors};

/// A plain game at the head of a text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct PlainGame {
    /// Behind the line break after its result.
    pub(super) end: usize,
    /// How many line breaks it has.
    pub(super) lines: u64,
    /// Whether the next thing after it starts a line, and an empty line comes before that.
    pub(super) empty_line_follows: bool,
}

/// What was found at the head of a text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Scanned {
    Plain(PlainGame),
    /// A plain game so far, but its end, or what follows it, is not there yet.
    Unfinished,
    /// A game that needs the reader of everything, or a processor without the instructions for masks.
    NotPlain,
}

/// Where the parts of a plain game are, counted from its start.
#[derive(Clone, Default, Debug)]
pub(crate) struct Places {
    /// The quotes around the values of tags, two for each line.
    pub(super) quotes: Vec<u32>,
    /// Each `{` of a comment.
    pub(super) opens: Vec<u32>,
    /// And its `}`.
    pub(super) closes: Vec<u32>,
}

impl Places {
    /// Nothing is known.
    pub(super) fn clear(&mut self) {
        self.quotes.clear();
        self.opens.clear();
        self.closes.clear();
    }
}

/// A visitor that wants to know the places.
trait Record {
    fn clear(&mut self);
    fn quotes(&mut self, base: usize, mask: u64);
    fn opens(&mut self, base: usize, mask: u64);
    fn closes(&mut self, base: usize, mask: u64);
}

struct NoRecord;

impl Record for NoRecord {
    #[inline(always)]
    fn clear(&mut self) {}
    #[inline(always)]
    fn quotes(&mut self, _: usize, _: u64) {}
    #[inline(always)]
    fn opens(&mut self, _: usize, _: u64) {}
    #[inline(always)]
    fn closes(&mut self, _: usize, _: u64) {}
}

impl Record for Places {
    #[inline(always)]
    fn clear(&mut self) {
        Places::clear(self);
    }

    #[inline(always)]
    fn quotes(&mut self, base: usize, mask: u64) {
        push_all(&mut self.quotes, base, mask);
    }

    #[inline(always)]
    fn opens(&mut self, base: usize, mask: u64) {
        push_all(&mut self.opens, base, mask);
    }

    #[inline(always)]
    fn closes(&mut self, base: usize, mask: u64) {
        push_all(&mut self.closes, base, mask);
    }
}

#[inline(always)]
fn push_all(places: &mut Vec<u32>, base: usize, mut mask: u64) {
    while mask != 0 {
        places.push((base + mask.trailing_zeros() as usize) as u32);
        mask &= mask - 1;
    }
}

/// A longer game is left to the reader of everything.
const LONGEST: usize = 1 << 22;

/// Enough for any result, to be seen whole.
const LONGEST_RESULT: usize = 8;

/// The game at the head of a text, which starts with `[`; `is_all` if no more text can come.
pub(super) fn scan(text: &[u8], is_all: bool) -> Scanned {
    let text = Text { text: &text[..text.len().min(LONGEST)], is_all: is_all && text.len() <= LONGEST };
    with_vectors(Scan { text, record: &mut NoRecord }).unwrap_or(Scanned::NotPlain)
}

/// The same, and where its parts are.
pub(super) fn scan_with_places(text: &[u8], is_all: bool, places: &mut Places) -> Scanned {
    let text = Text { text: &text[..text.len().min(LONGEST)], is_all: is_all && text.len() <= LONGEST };
    with_vectors(Scan { text, record: places }).unwrap_or(Scanned::NotPlain)
}

#[derive(Copy, Clone)]
struct Text<'a> {
    text: &'a [u8],
    is_all: bool,
}

struct Scan<'a, R> {
    text: Text<'a>,
    record: &'a mut R,
}

impl<R: Record> Job for Scan<'_, R> {
    type Output = Scanned;

    #[inline(always)]
    fn run<V: Vectors>(self) -> Scanned {
        let Scan { text, record } = self;
        record.clear();
        let (moves, lines) = match tags::<V, R>(text, record) {
            Tags::End { at, lines } => (at, lines),
            Tags::Unfinished => return text.unfinished(),
            Tags::NotPlain => return Scanned::NotPlain,
        };
        match moves_end::<V, R>(text, moves, record) {
            MovesEnd::At { end, lines: more } => followed(text, end, lines + more),
            MovesEnd::Unfinished => text.unfinished(),
            MovesEnd::NotPlain => Scanned::NotPlain,
        }
    }
}

impl Text<'_> {
    /// When the text ends before the game: if nothing more comes, somebody else must say what that means.
    #[inline(always)]
    fn unfinished(self) -> Scanned {
        if self.is_all || self.text.len() >= LONGEST { Scanned::NotPlain } else { Scanned::Unfinished }
    }

    /// The block that starts here, and which of its bits are text. At the end of the text, zeros are put behind it.
    #[inline(always)]
    fn block<'b>(&'b self, at: usize, padded: &'b mut Block) -> (&'b Block, u64) {
        match self.text[at..].first_chunk::<64>() {
            Some(block) => (block, !0),
            None => {
                let length = pad(&self.text[at..], padded);
                (padded, (1 << length) - 1)
            }
        }
    }

    /// The same with the byte before it, where there is one.
    #[inline(always)]
    fn block_behind<'b>(&'b self, at: usize, padded: &'b mut BlockBehind) -> (&'b BlockBehind, u64) {
        match self.text[at - 1..].first_chunk::<65>() {
            Some(block) => (block, !0),
            None => {
                let length = pad(&self.text[at - 1..], padded);
                (padded, (1 << (length - 1)) - 1)
            }
        }
    }
}

/// Copies a text that is shorter than a block, and puts zeros behind it.
#[cold]
#[inline(never)]
fn pad(text: &[u8], padded: &mut [u8]) -> usize {
    padded.fill(0);
    padded[..text.len()].copy_from_slice(text);
    text.len()
}

enum Tags {
    /// Here the tags are over, after so many lines.
    End {
        at: usize,
        lines: u64,
    },
    Unfinished,
    NotPlain,
}

/// The tag section: lines `[Name "value"]` without escapes and other quotes, empty lines, and the first moves.
#[inline(always)]
fn tags<V: Vectors, R: Record>(text: Text<'_>, record: &mut R) -> Tags {
    let (mut at, mut padded) = (0, [0; 64]);
    let mut before = TagMasks::default();
    // What the block before leaves for the first bits of the next one.
    let (mut line_starts, mut name_starts, mut name_goes_on, mut quote_due, mut quotes_opened) = (1, 0, 0, 0, 0);
    let (mut lines, mut quotes) = (0u32, 0u32);
    let (at, lines) = loop {
        if at >= text.text.len() {
            return Tags::Unfinished;
        }
        let (block, there) = text.block(at, &mut padded);
        let now = V::tags(block);
        let starts = (now.newline << 1 | line_starts) & there;
        // The first line that does not start with a bracket ends the tags.
        let other = starts & !now.opens;
        let inside = if other == 0 { there } else { other.wrapping_sub(1) & !other & there };
        let starts = starts & inside;
        // The name goes from behind the bracket to a blank, and a quote follows the blank. The sum carries from the first
        // character of each name to the one behind it.
        let names = starts << 1 | name_starts;
        let (sum, goes_on) = now.name.overflowing_add(names | name_goes_on);
        let behind = sum & !now.name;
        let due = behind << 1 | quote_due;
        let odd_head = (names & !now.name | behind & !now.space | due & !now.quote) & inside;
        // Each line ends with `"]`, perhaps with a carriage return behind it.
        let newline = now.newline & inside;
        let cr = shifted(now.carriage_return, before.carriage_return, 1);
        let close_1 = shifted(now.closes, before.closes, 1);
        let close_2 = shifted(now.closes, before.closes, 2);
        let quote_2 = shifted(now.quote, before.quote, 2);
        let quote_3 = shifted(now.quote, before.quote, 3);
        let closed = close_1 & quote_2 | cr & close_2 & quote_3;
        // The quote that opens is not the one that closes.
        let opened_2 = shifted(due, quotes_opened, 2);
        let opened_3 = shifted(due, quotes_opened, 3);
        let one_quote = close_1 & opened_2 | cr & close_2 & opened_3;
        let odd_end = newline & (!closed | one_quote);
        if odd_head | odd_end | now.backslash & inside != 0 || now.name == !0 {
            return Tags::NotPlain;
        }
        lines += newline.count_ones();
        quotes += (now.quote & inside).count_ones();
        record.quotes(at, now.quote & inside);
        if other != 0 {
            break (at + other.trailing_zeros() as usize, lines);
        }
        line_starts = now.newline >> 63;
        name_starts = starts >> 63;
        name_goes_on = u64::from(goes_on);
        quote_due = behind >> 63;
        quotes_opened = due;
        before = now;
        at += 64;
    };
    // Each line has at least these two quotes; so it has no others.
    if quotes != 2 * lines {
        return Tags::NotPlain;
    }
    let (mut at, mut lines) = (at, u64::from(lines));
    loop {
        match text.text[at..] {
            [b'\n', ..] => at += 1,
            [b'\r', b'\n', ..] => at += 2,
            [b'{' | b'*', ..] => return Tags::End { at, lines },
            [b'0'..=b'9', ..] => return first_number(&text.text[at..], Tags::End { at, lines }),
            [] | [b'\r'] => return Tags::Unfinished,
            _ => return Tags::NotPlain,
        }
        lines += 1;
    }
}

/// Moves begin with a number and a dot, or are only a result. Other lines of digits need not be moves.
#[inline(always)]
fn first_number(rest: &[u8], moves: Tags) -> Tags {
    let mut digits = 1;
    while let Some(b'0'..=b'9') = rest.get(digits) {
        digits += 1;
    }
    match rest.get(digits) {
        Some(b'.' | b'-' | b'/') => moves,
        Some(_) => Tags::NotPlain,
        None => Tags::Unfinished,
    }
}

/// A mask moved on by some bytes, with the last ones of the block before.
#[inline(always)]
fn shifted(now: u64, before: u64, by: u32) -> u64 {
    now << by | before >> (64 - by)
}

enum MovesEnd {
    At { end: usize, lines: u64 },
    Unfinished,
    NotPlain,
}

/// What a special character outside comments means for the end of the game.
enum Special {
    Nothing,
    /// The result of the game, which ends here.
    Result {
        end: usize,
    },
    NotPlain,
}

/// The end of the moves that begin here.
#[inline(always)]
fn moves_end<V: Vectors, R: Record>(text: Text<'_>, from: usize, record: &mut R) -> MovesEnd {
    let (mut at, mut padded) = (from, [0; 65]);
    let mut lines = 0u64;
    let mut depth = 0usize;
    // Whether a line starts with the first byte of the block. That of the first move does not matter.
    let mut line_starts = 0;
    // All ones if the block starts in a comment.
    let mut in_comment = 0u64;
    // The comments of a game are mostly alike: whether the last one was longer than a block.
    let mut long_comments = false;
    loop {
        if at >= text.text.len() {
            return MovesEnd::Unfinished;
        }
        let (block, there) = text.block_behind(at, &mut padded);
        let masks = V::moves(block);
        let inside = masks.inside ^ in_comment;
        let starts = masks.newline << 1 | line_starts;
        // A brace of the wrong kind, a line in a comment that may begin the next game, an empty or indented line.
        let odd =
            masks.opens & !inside | masks.closes & inside | starts & (inside & masks.bracket | !inside & masks.blank);
        let odd = odd & there;
        let mut special = masks.special & !inside & there;
        if odd | special != 0 {
            // What comes after the result does not matter.
            special &= odd.wrapping_sub(1) & !odd | if odd == 0 { !0 } else { 0 };
            while special != 0 {
                let place = at + special.trailing_zeros() as usize;
                special &= special - 1;
                if !text.is_all && place + LONGEST_RESULT > text.text.len() {
                    return MovesEnd::Unfinished;
                }
                match meaning(text.text, place, &mut depth) {
                    Special::Nothing => {}
                    Special::Result { end } => {
                        let before = (1 << (place - at)) - 1;
                        record.opens(at, masks.opens & before);
                        record.closes(at, masks.closes & before);
                        return result(text, end, lines + u64::from((masks.newline & before).count_ones()));
                    }
                    Special::NotPlain => return MovesEnd::NotPlain,
                }
            }
            if odd != 0 {
                return MovesEnd::NotPlain;
            }
        }
        let newline = masks.newline & there;
        lines += u64::from(newline.count_ones());
        record.opens(at, masks.opens & there);
        record.closes(at, masks.closes & there);
        line_starts = newline >> 63;
        at += 64;
        let was_in_comment = in_comment;
        in_comment = ((inside as i64) >> 63) as u64;
        if in_comment != 0 && (long_comments || was_in_comment != 0 && masks.opens | masks.closes == 0) {
            // Through the comment, and on right behind it.
            match comment_end::<V>(text, at, line_starts, &mut lines) {
                CommentEnd::Brace(close) => {
                    record.closes(close, 1);
                    long_comments = close >= at + 32;
                    at = close + 1;
                    (line_starts, in_comment) = (0, 0);
                }
                CommentEnd::NotPlain => return MovesEnd::NotPlain,
                CommentEnd::Unfinished => return MovesEnd::Unfinished,
            }
        }
    }
}

enum CommentEnd {
    Brace(usize),
    Unfinished,
    NotPlain,
}

/// The brace that closes the comment.
#[inline(always)]
fn comment_end<V: Vectors>(text: Text<'_>, from: usize, line_starts: u64, lines: &mut u64) -> CommentEnd {
    let (mut at, mut padded) = (from, [0; 64]);
    let mut line_starts = line_starts;
    while at < text.text.len() {
        let (block, there) = text.block(at, &mut padded);
        V::announce(block);
        let masks = V::comment(block);
        let starts = masks.newline << 1 | line_starts;
        let found = (masks.braces | starts & masks.bracket) & there;
        if found != 0 {
            let first = found & found.wrapping_neg();
            let place = at + found.trailing_zeros() as usize;
            *lines += u64::from((masks.newline & (first - 1)).count_ones());
            return if text.text[place] == b'}' { CommentEnd::Brace(place) } else { CommentEnd::NotPlain };
        }
        *lines += u64::from((masks.newline & there).count_ones());
        line_starts = masks.newline >> 63;
        at += 64;
    }
    CommentEnd::Unfinished
}

#[inline(always)]
fn meaning(text: &[u8], place: usize, depth: &mut usize) -> Special {
    let rest = &text[place - 1..];
    match rest {
        [_, b'(', ..] => {
            *depth += 1;
            Special::Nothing
        }
        [_, b')', ..] if *depth > 0 => {
            *depth -= 1;
            Special::Nothing
        }
        // The results of variations, and all moves with dashes, end nothing.
        [_, b'-' | b'/' | b'*' | b':', ..] if *depth > 0 => Special::Nothing,
        [b'1', b'-', b'0', ..] | [b'0', b'-', b'1', ..] if stands_alone(text, place - 1) => {
            Special::Result { end: place + 2 }
        }
        [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] if stands_alone(text, place - 1) => {
            Special::Result { end: place + 6 }
        }
        [_, b'*', ..] if stands_alone(text, place) => Special::Result { end: place + 1 },
        _ => Special::NotPlain,
    }
}

/// Whether a token begins here whatever comes before.
#[inline(always)]
fn stands_alone(text: &[u8], at: usize) -> bool {
    matches!(text[at - 1], b' ' | b'\n' | b'\r' | b'\t' | b'}')
}

/// The end of the line with the result, if nothing else is on it.
#[inline(always)]
fn result(text: Text<'_>, end: usize, lines: u64) -> MovesEnd {
    let mut at = end;
    while let Some(b' ' | b'\t' | b'\r') = text.text.get(at) {
        at += 1;
    }
    match text.text.get(at) {
        Some(b'\n') => MovesEnd::At { end: at + 1, lines: lines + 1 },
        Some(_) => MovesEnd::NotPlain,
        None => MovesEnd::Unfinished,
    }
}

/// What comes after the game.
#[inline(always)]
fn followed(text: Text<'_>, end: usize, lines: u64) -> Scanned {
    let mut next = end;
    while let Some(0..=b' ') = text.text.get(next) {
        next += 1;
    }
    if next == text.text.len() && !text.is_all {
        return text.unfinished();
    }
    let before = &text.text[..next];
    let empty_line_follows =
        before.ends_with(b"\n\n") || before.ends_with(b"\n") && ends_with_empty_line(&before[..next - 1]);
    Scanned::Plain(PlainGame { end, lines, empty_line_follows })
}

#[cfg(test)]
mod tests;
