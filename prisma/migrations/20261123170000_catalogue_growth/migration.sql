-- Indexes for every list (docs/catalogue.md#lists-at-any-size): by category and size, in each order.
CREATE INDEX products_dearest ON products (is_purchased, price DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX products_cell_newest ON products (category, size, is_purchased, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX products_cell_cheapest ON products (category, size, is_purchased, price, id) WHERE deleted_at IS NULL;
CREATE INDEX products_cell_dearest ON products (category, size, is_purchased, price DESC, id) WHERE deleted_at IS NULL;
DROP INDEX products_category_newest;
DROP INDEX products_size_newest;

-- The first motif in a product's name. MOTIFS of lib/catalogue/textile-terms.ts has the same names.
CREATE FUNCTION product_motif(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN substring(lower(name) FROM
  '\m(?:parang barong|parang rusak|parang klitik|parang kusumo|parang|kawung|mega mendung|truntum|sekar jagad|sido mukti|sido luhur|ceplok|tambal|lereng|nitik|semen|udan liris|gringsing|buketan|lasem)\M');

CREATE INDEX products_motif ON products (product_motif(name), is_purchased, category, created_at DESC, id) WHERE deleted_at IS NULL;

-- How many products each category and size has, sold and unsold: the sum of the rows. Changes are only
-- added, so that orders don't wait for each other; a background job adds them up.
CREATE TABLE "product_counts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "category" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "is_purchased" BOOLEAN NOT NULL,
    "products" INTEGER NOT NULL,

    CONSTRAINT "product_counts_pkey" PRIMARY KEY ("id")
);

CREATE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts (category, size, is_purchased, products)
  SELECT category, size, is_purchased, count(*) FROM added WHERE deleted_at IS NULL
  GROUP BY category, size, is_purchased;
  RETURN NULL;
END $$;

CREATE FUNCTION count_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts (category, size, is_purchased, products)
  SELECT category, size, is_purchased, -count(*) FROM removed WHERE deleted_at IS NULL
  GROUP BY category, size, is_purchased;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts (category, size, is_purchased, products)
  SELECT changed.* FROM (VALUES
    (OLD.category, OLD.size, OLD.is_purchased, CASE WHEN OLD.deleted_at IS NULL THEN -1 ELSE 0 END),
    (NEW.category, NEW.size, NEW.is_purchased, CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE 0 END)
  ) AS changed (category, size, is_purchased, products) WHERE products <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION count_no_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_counts;
  RETURN NULL;
END $$;

CREATE TRIGGER products_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_products();
CREATE TRIGGER products_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_products();
-- A sale that leaves pieces over changes no count, and doesn't call the function.
CREATE TRIGGER products_changed AFTER UPDATE OF category, size, is_purchased, deleted_at ON products
  FOR EACH ROW WHEN (
    (OLD.category, OLD.size, OLD.is_purchased, OLD.deleted_at IS NULL) IS DISTINCT FROM
    (NEW.category, NEW.size, NEW.is_purchased, NEW.deleted_at IS NULL)
  ) EXECUTE FUNCTION count_changed_product();
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION count_no_products();

-- After the triggers: their lock keeps other writes out until the counts are there.
INSERT INTO product_counts (category, size, is_purchased, products)
SELECT category, size, is_purchased, count(*) FROM products WHERE deleted_at IS NULL
GROUP BY category, size, is_purchased;

-- The words of a text, in lower case. COST and PARALLEL UNSAFE keep it out of filters, and searches to one
-- process each.
CREATE FUNCTION search_words(content text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE COST 5000
RETURN array_to_tsvector(array_remove(regexp_split_to_array(lower(content), '[^[:alnum:]]+'), ''));

-- lib/catalogue/internal/search-sql.ts asks by the same expression.
CREATE INDEX products_words ON products USING GIN (search_words(name || ' ' || description));
DROP INDEX products_search;

-- Every word that a product's name has had. A mistyped word is compared with these few thousand.
CREATE TABLE "name_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "name_words_pkey" PRIMARY KEY ("word")
);

CREATE INDEX "name_words_trigram" ON "name_words" USING GIN ("word" gin_trgm_ops);

-- In order of the words, so that two imports can't wait for each other.
CREATE FUNCTION keep_words_of_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_words (word)
  SELECT DISTINCT word FROM named CROSS JOIN unnest(tsvector_to_array(search_words(name))) word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_words_of_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_words (word)
  SELECT word FROM unnest(tsvector_to_array(search_words(NEW.name))) word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER products_named AFTER INSERT ON products
  REFERENCING NEW TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_names();
CREATE TRIGGER products_renamed AFTER UPDATE OF name ON products
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_words_of_name();

INSERT INTO name_words (word)
SELECT DISTINCT word FROM products CROSS JOIN unnest(tsvector_to_array(search_words(name))) word;
