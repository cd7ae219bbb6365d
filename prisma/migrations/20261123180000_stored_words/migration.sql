-- As a column, so that neither a search nor a sale splits texts into words.
DROP INDEX products_words;
ALTER TABLE "products" ADD COLUMN "words" tsvector
  GENERATED ALWAYS AS (search_words(name || ' ' || description)) STORED;

CREATE INDEX "products_words" ON "products" USING GIN ("words");
