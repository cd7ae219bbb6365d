-- Lists count products when they are read, and mistyped words are compared with the names themselves. So counts,
-- words of names and the motif's index go. Lists and searches of the version before fail on the new schema until
-- it is replaced (docs/operations.md#migrations-that-lock). Takes some milliseconds: nothing is read.
DROP TRIGGER products_added ON products;
DROP TRIGGER products_removed ON products;
DROP TRIGGER products_changed ON products;
DROP TRIGGER products_truncated ON products;
DROP FUNCTION count_added_products();
DROP FUNCTION count_removed_products();
DROP FUNCTION count_changed_product();
DROP FUNCTION count_no_products();
DROP TABLE product_counts;

DROP TRIGGER products_named ON products;
DROP TRIGGER products_renamed ON products;
DROP FUNCTION keep_words_of_names();
DROP FUNCTION keep_words_of_name();
DROP TABLE name_words;

DROP INDEX products_motif;
DROP FUNCTION product_motif(text);

DROP INDEX products_chart_newest;
DROP INDEX products_chart_cheapest;
DROP INDEX products_chart_dearest;
DROP INDEX products_cell_cheapest;
DROP INDEX products_cell_dearest;
