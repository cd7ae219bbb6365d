import { csvHeading, formatCsvRows } from "../../csv/csv.ts";
import { EXAMPLE_PRODUCTS } from "../example-products.ts";
import { PRODUCT_COLUMNS, PRODUCT_FIELDS } from "./product-columns.ts";

/** Returns a CSV to fill in: the import's columns with an example of each category. */
export function importTemplate(): string {
  const examples = EXAMPLE_PRODUCTS.map((product) => ({
    ...product,
    name: `Contoh: ${product.name}`,
  }));
  return (
    csvHeading(PRODUCT_FIELDS.map((field) => PRODUCT_COLUMNS[field].heading)) +
    formatCsvRows(examples.map((example) => PRODUCT_FIELDS.map((field) => example[field])))
  );
}
