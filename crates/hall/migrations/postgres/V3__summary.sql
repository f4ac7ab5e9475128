-- What a table wants to know of a log without reading it. It is written with the rows that change it, so that the two never differ; the
-- two kinds of items that were written after them could.
ALTER TABLE stream ADD COLUMN summary TEXT;
DELETE FROM item WHERE kind IN ('result', 'meaning');
