//! Reads clock times in comments.

use jadoube_clock::Millis;

/// The clock time in a comment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClockComment {
    Nothing,
    /// The time left after the move.
    Remaining(Millis),
    /// The time that the move took.
    Elapsed(Millis),
    Unreadable,
}

/// `[%clk 1:02:03.4]` in a comment, or else `[%emt 0:01:02]`. Plain seconds are allowed: `[%emt 0.783]`.
#[inline]
pub(crate) fn read_clock(comment: &[u8]) -> ClockComment {
    match common_clock(comment) {
        Some(time) => ClockComment::Remaining(time),
        None => read_any_clock(comment),
    }
}

/// The time in a comment that begins with `[%clk h:mm:ss]` or `[%clk h:mm:ss.d]`: most comments of servers are nothing else. The
/// eight bytes from the hour on are taken together.
#[inline(always)]
pub(super) fn plain_clock(comment: &[u8]) -> Option<Millis> {
    const DIGITS: u64 = u64::from_le_bytes([0xff, 0, 0xff, 0xff, 0, 0xff, 0xff, 0]);
    const COLONS: u64 = u64::from_le_bytes([0, 0xff, 0, 0, 0xff, 0, 0, 0]);
    let comment = comment.strip_prefix(b" ").unwrap_or(comment);
    let (name, rest) = comment.split_first_chunk::<6>()?;
    let (time, rest) = rest.split_first_chunk::<8>()?;
    // What is as expected becomes zero, and a digit its value.
    let found = u64::from_le_bytes(*time) ^ u64::from_le_bytes(*b"0:00:00]");
    let too_great = (found | found.wrapping_add(0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0;
    if (name != b"[%clk ") | (found & COLONS != 0) | (too_great & DIGITS != 0) {
        return None;
    }
    let tenths = match (time[7], rest) {
        (b']', _) => 0,
        (b'.', [digit @ b'0'..=b'9', b']', ..]) => digit - b'0',
        _ => return None,
    };
    let digit = |at: u32| found >> (8 * at) & 0xff;
    let seconds = 3600 * digit(0) + 60 * (10 * digit(2) + digit(3)) + 10 * digit(5) + digit(6);
    Some(Millis(1000 * seconds + 100 * u64::from(tenths)))
}

/// The same, perhaps behind `[%eval …]`, as in nearly all comments of servers.
#[inline]
fn common_clock(comment: &[u8]) -> Option<Millis> {
    let comment = comment.strip_prefix(b" ").unwrap_or(comment);
    match comment {
        [b'[', b'%', b'e', b'v', rest @ ..] => plain_clock(behind_evaluation(rest)?),
        _ => plain_clock(comment),
    }
}

/// What follows `[%eval -1.25] `, if it is short and nothing else begins inside.
#[inline]
fn behind_evaluation(rest: &[u8]) -> Option<&[u8]> {
    const LONGEST: usize = 16;
    let rest = rest.strip_prefix(b"al ")?;
    let end = rest.iter().take(LONGEST).position(|byte| matches!(byte, b']' | b'['))?;
    rest[end..].strip_prefix(b"] ")
}

fn read_any_clock(comment: &[u8]) -> ClockComment {
    let mut took = None;
    for at in memchr::memchr_iter(b'[', comment) {
        match comment.get(at + 1..at + 5) {
            Some(b"%clk") => return read_command(&comment[at + 5..], ClockComment::Remaining),
            Some(b"%emt") if took.is_none() => took = Some(at + 5),
            _ => {}
        }
    }
    took.map_or(ClockComment::Nothing, |at| read_command(&comment[at..], ClockComment::Elapsed))
}

fn read_command(rest: &[u8], found: fn(Millis) -> ClockComment) -> ClockComment {
    let Some(end) = memchr::memchr(b']', rest) else { return ClockComment::Unreadable };
    read_time(rest[..end].trim_ascii()).map_or(ClockComment::Unreadable, found)
}

fn read_time(text: &[u8]) -> Option<Millis> {
    let (whole, fraction) = match memchr::memchr(b'.', text) {
        Some(point) => (&text[..point], &text[point + 1..]),
        None => (text, &[][..]),
    };
    let mut parts = [0u64; 3];
    let mut count = 0;
    for part in whole.split(|&byte| byte == b':') {
        if count == 3 || part.is_empty() || part.len() > 6 || !part.iter().all(u8::is_ascii_digit) {
            return None;
        }
        parts[count] = part.iter().fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
        count += 1;
    }
    if fraction.len() > 9 || !fraction.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let seconds = parts[..count].iter().fold(0, |sum, part| sum * 60 + part);
    let millis = fraction.iter().chain(b"000").take(3).fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    Some(Millis(seconds * 1000 + millis))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_times_are_read_the_same_either_way() {
        let (mut common, mut plain) = (0, 0);
        for before in [
            "",
            " ",
            "  ",
            "x",
            "[%emt 0:00:01] ",
            "[%eval 1.5] ",
            " [%eval #-3] ",
            "[%eval 1.5]",
            "[%eval [%clk 1] ",
            "[%evil 1.5] ",
            "[%eval 1 and more of the same] ",
        ] {
            for time in [
                "0:05:01",
                "9:59:59",
                "1:02:03.4",
                "0:75:80",
                "10:00:00",
                "0:5:01",
                "0:05:0x",
                "0:05",
                ":05:01",
                "",
                "1:02:03.x",
                "1:02:03.45",
                "1:02:03.",
            ] {
                for after in ["]", "] [%eval 0.1]", "", " ]", "] [%clk 0:00:09]"] {
                    let comment = format!("{before}[%clk {time}{after}");
                    assert_eq!(read_clock(comment.as_bytes()), read_any_clock(comment.as_bytes()), "{comment}");
                    if let Some(time) = plain_clock(comment.as_bytes()) {
                        assert_eq!(read_any_clock(comment.as_bytes()), ClockComment::Remaining(time), "{comment}");
                        plain += 1;
                    }
                    common += usize::from(common_clock(comment.as_bytes()).is_some());
                }
            }
        }
        assert_eq!((common, plain), (5 * 4 * 3, 2 * 4 * 3));
    }

    #[test]
    fn clock_times() {
        assert_eq!(read_clock(b" [%clk 0:05:01] "), ClockComment::Remaining(Millis::from_seconds(301)));
        assert_eq!(read_clock(b"[%eval 0.3] [%clk 1:00:00.25]"), ClockComment::Remaining(Millis(3_600_250)));
        assert_eq!(read_clock(b"[%clk 59:58]"), ClockComment::Remaining(Millis::from_seconds(3598)));
        assert_eq!(read_clock(b"[%emt 0.783]"), ClockComment::Elapsed(Millis(783)));
        assert_eq!(read_clock(b"[%emt 12]"), ClockComment::Elapsed(Millis::from_seconds(12)));
        assert_eq!(read_clock(b"[%clk 59.5]"), ClockComment::Remaining(Millis(59_500)));
        assert_eq!(read_clock(b"nothing"), ClockComment::Nothing);
        assert_eq!(read_clock(b"[%eval 1.5]"), ClockComment::Nothing);
        assert_eq!(read_clock(b"[%emt 0:00:07]"), ClockComment::Elapsed(Millis::from_seconds(7)));
        assert_eq!(read_clock(b"[%emt 0:00:07] [%clk 0:05:01]"), ClockComment::Remaining(Millis::from_seconds(301)));
        assert_eq!(read_clock(b"[%emt long]"), ClockComment::Unreadable);
        for bad in ["[%clk]", "[%clk soon]", "[%clk 0:05:01", "[%clk 1::2]", "[%clk -0:01:00]"] {
            assert_eq!(read_clock(bad.as_bytes()), ClockComment::Unreadable, "{bad}");
        }
    }

    #[test]
    fn only_digits_are_read_as_digits() {
        for right in [&b"[%clk 0:05:01]"[..], b"[%clk 0:05:01.7]"] {
            for at in 0..right.len() {
                for byte in 0..=u8::MAX {
                    let mut comment = right.to_vec();
                    comment[at] = byte;
                    let slow = match read_any_clock(&comment) {
                        ClockComment::Remaining(time) => Some(time),
                        _ => None,
                    };
                    let fast = plain_clock(&comment);
                    assert!(fast.is_none() || fast == slow, "{comment:?}");
                    let fits = if right[at].is_ascii_digit() { byte.is_ascii_digit() } else { byte == right[at] };
                    // A tenth may be left out: what follows the bracket is not asked about.
                    let ends_early = at == 13 && byte == b']';
                    assert_eq!(fast.is_some(), fits || ends_early, "{comment:?}");
                }
            }
        }
    }
}
