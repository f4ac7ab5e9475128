//! Archives of files for download: POSIX ustar, packed with gzip.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

const BLOCK: usize = 512;

/// An archive with these files in one folder. Names are plain and shorter than the 100 bytes that a header has for them.
pub(crate) fn packed(folder: &str, files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    for (name, content) in files {
        let padding = content.len().next_multiple_of(BLOCK) - content.len();
        // Memory takes everything.
        let _ = packer.write_all(&header(&format!("{folder}/{name}"), content.len()));
        let _ = packer.write_all(content);
        let _ = packer.write_all(&vec![0; padding]);
    }
    let _ = packer.write_all(&[0; 2 * BLOCK]);
    packer.finish().unwrap_or_default()
}

fn header(name: &str, size: usize) -> [u8; BLOCK] {
    let mut header = [0; BLOCK];
    let mut put = |at: usize, text: &str| header[at..at + text.len()].copy_from_slice(text.as_bytes());
    put(0, &name[..name.len().min(100)]);
    put(100, "0000644\0");
    put(108, "0000000\0");
    put(116, "0000000\0");
    put(124, &format!("{size:011o}\0"));
    // The same files make the same archive, whenever it is made.
    put(136, "00000000000\0");
    put(148, "        ");
    put(156, "0");
    put(257, "ustar\x0000");
    let sum: u32 = header.iter().map(|byte| u32::from(*byte)).sum();
    header[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    header
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn files_stand_in_blocks_after_their_headers() {
        let files = [("a.txt".to_owned(), b"hello".to_vec()), ("b".to_owned(), vec![7; BLOCK])];
        let mut archive = Vec::new();
        flate2::read::GzDecoder::new(&packed("f", &files)[..]).read_to_end(&mut archive).unwrap();
        assert_eq!(archive.len(), 6 * BLOCK);
        assert!(archive.starts_with(b"f/a.txt\0") && &archive[257..263] == b"ustar\0");
        assert_eq!(&archive[BLOCK..BLOCK + 5], b"hello");
        assert_eq!(&archive[124..136], b"00000000005\0");
        assert!(archive[3 * BLOCK..4 * BLOCK].iter().all(|byte| *byte == 7));
    }
}
