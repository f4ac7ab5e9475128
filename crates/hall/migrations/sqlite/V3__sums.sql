-- A sum over each row that is replaced, by which a damaged disk is noticed. Rows of logs have their chain of hashes instead.
ALTER TABLE stream ADD COLUMN sum BLOB;
ALTER TABLE item ADD COLUMN sum BLOB;
ALTER TABLE pulse ADD COLUMN sum BLOB;
