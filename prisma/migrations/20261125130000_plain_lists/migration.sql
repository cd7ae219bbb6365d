-- Lists count products when they are read, and mistyped words are compared with the names themselves. So nothing
-- counts or splits names at a write any more. product_counts, name_words, product_motif and its index stay as they
-- are for the version before, which runs beside this one during an upgrade. The next release drops them.
DROP TRIGGER products_added ON products;
DROP TRIGGER products_removed ON products;
DROP TRIGGER products_changed ON products;
DROP TRIGGER products_truncated ON products;
DROP FUNCTION count_added_products();
DROP FUNCTION count_removed_products();
DROP FUNCTION count_changed_product();
DROP FUNCTION count_no_products();

DROP TRIGGER products_named ON products;
DROP TRIGGER products_renamed ON products;
DROP FUNCTION keep_words_of_names();
DROP FUNCTION keep_words_of_name();

DROP INDEX products_chart_newest;
DROP INDEX products_chart_cheapest;
DROP INDEX products_chart_dearest;
DROP INDEX products_cell_cheapest;
DROP INDEX products_cell_dearest;
