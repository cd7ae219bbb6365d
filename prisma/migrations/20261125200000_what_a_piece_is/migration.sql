-- Constant defaults: no row is rewritten.
ALTER TABLE products
  ADD COLUMN motif text NOT NULL DEFAULT '',
  ADD COLUMN technique text NOT NULL DEFAULT '',
  ADD COLUMN material text NOT NULL DEFAULT '',
  ADD COLUMN origin text NOT NULL DEFAULT '',
  ADD COLUMN maker text NOT NULL DEFAULT '',
  ADD COLUMN cut text NOT NULL DEFAULT '',
  ADD COLUMN work_days integer,
  ADD CONSTRAINT products_technique CHECK (technique IN ('', 'Tulis', 'Cap', 'Kombinasi', 'Lainnya')),
  ADD CONSTRAINT products_work_days CHECK (work_days > 0);

CREATE INDEX products_by_motif ON products (motif);

-- lib/catalogue/internal/search-sql.ts asks by the same expression.
CREATE INDEX products_traits ON products USING GIN (to_tsvector('simple',
  motif || ' ' || technique || ' ' || material || ' ' || origin || ' ' || maker || ' ' || cut));
