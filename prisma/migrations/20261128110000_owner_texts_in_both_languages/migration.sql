-- The owner's texts are Indonesian. Their English sides; empty where nobody has written them.
ALTER TABLE products
  ADD COLUMN name_en text NOT NULL DEFAULT '',
  ADD COLUMN description_en text NOT NULL DEFAULT '',
  ADD COLUMN care_instructions_en text NOT NULL DEFAULT '';
ALTER TABLE order_items ADD COLUMN name_en text NOT NULL DEFAULT '';
ALTER TABLE events
  ADD COLUMN event_name_en text NOT NULL DEFAULT '',
  ADD COLUMN description_en text NOT NULL DEFAULT '';
ALTER TABLE gallery_items ADD COLUMN title_en text NOT NULL DEFAULT '';

-- A search finds both sides. Writes every product and the index of words again, which goes with its column. PostgreSQL
-- before 17 can't change a column's expression.
ALTER TABLE products DROP COLUMN words;
ALTER TABLE products ADD COLUMN words tsvector
  GENERATED ALWAYS AS (search_words(name || ' ' || name_en || ' ' || description || ' ' || description_en)) STORED;
CREATE INDEX products_words ON products USING GIN (words);
