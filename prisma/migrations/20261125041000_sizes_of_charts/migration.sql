-- Products whose size chart is a picture are found by each size that their chart lists
-- (docs/catalogue.md#sizes-of-a-chart-in-a-picture). Additive: columns and indexes of the old version stay. Only
-- its job that compacts the counts fails until it is replaced, and leaves the counts right. Measured with 100,000
-- products, 20,000 of them with such a chart: 1.5 s, in which products can be read and not written.
CREATE FUNCTION product_sizes(size text, size_details text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN size = 'See-Image' AND size_details ~ '^((XS|S|M|L|XL|2XL|3XL|Free-Size)(, |$))+$'
  THEN string_to_array(size || ', ' || size_details, ', ')
  ELSE ARRAY[size]
END;

CREATE INDEX products_chart_newest ON products (category, product_sizes(size, size_details), is_purchased, created_at DESC, id)
  WHERE deleted_at IS NULL AND size = 'See-Image';
CREATE INDEX products_chart_cheapest ON products (category, product_sizes(size, size_details), is_purchased, price, id)
  WHERE deleted_at IS NULL AND size = 'See-Image';
CREATE INDEX products_chart_dearest ON products (category, product_sizes(size, size_details), is_purchased, price DESC, id)
  WHERE deleted_at IS NULL AND size = 'See-Image';

CREATE OR REPLACE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts (category, size, sizes, is_purchased, products)
  SELECT category, size, product_sizes(size, size_details), is_purchased, count(*)
  FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts (category, size, sizes, is_purchased, products)
  SELECT category, size, product_sizes(size, size_details), is_purchased, -count(*)
  FROM removed WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts (category, size, sizes, is_purchased, products)
  SELECT changed.* FROM (VALUES
    (OLD.category, OLD.size, product_sizes(OLD.size, OLD.size_details), OLD.is_purchased,
      CASE WHEN OLD.deleted_at IS NULL THEN -1 ELSE 0 END),
    (NEW.category, NEW.size, product_sizes(NEW.size, NEW.size_details), NEW.is_purchased,
      CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE 0 END)
  ) AS changed (category, size, sizes, is_purchased, products) WHERE products <> 0;
  RETURN NULL;
END $$;

DROP TRIGGER products_changed ON products;
CREATE TRIGGER products_changed
  AFTER UPDATE OF category, size, size_details, is_purchased, deleted_at ON products
  FOR EACH ROW WHEN (
    (OLD.category, OLD.size, product_sizes(OLD.size, OLD.size_details), OLD.is_purchased, OLD.deleted_at IS NULL)
    IS DISTINCT FROM
    (NEW.category, NEW.size, product_sizes(NEW.size, NEW.size_details), NEW.is_purchased, NEW.deleted_at IS NULL)
  ) EXECUTE FUNCTION count_changed_product();

-- After the trigger: its lock keeps other writes out until the counts are there. Without a default, so that the
-- old version's job can't drop the sizes.
DELETE FROM product_counts;
ALTER TABLE product_counts ADD COLUMN sizes text[] NOT NULL;
INSERT INTO product_counts (category, size, sizes, is_purchased, products)
SELECT category, size, product_sizes(size, size_details), is_purchased, count(*)
FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
