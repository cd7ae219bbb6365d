import { type PeerNote, type PeerOption, type PeerProduct, toPeerRows } from "./peer-product.ts";
import { type Peer, type PeerCells, pictureNotes } from "./peer-table.ts";

/** Each column by the names of an export and of the template since 2024. */
const HANDLE = ["Handle", "URL handle"];
const PRICE = ["Variant Price", "Price"];
const STOCK = ["Variant Inventory Qty", "Inventory quantity"];
const WEIGHT = ["Variant Grams", "Weight value (grams)"];
const HTML = ["Body (HTML)", "Description"];
const PICTURE = ["Image Src", "Product image URL"];

/** Products of Shopify's export. Rows of one handle are a product's variants and pictures. */
export const shopify: Peer = {
  source: "shopify",
  marks: [HANDLE, ["Title"], PRICE, ["Option1 Name"]],
  columns: {
    name: ["Title"],
    category: ["Type"],
    size: ["Option1 Value"],
    price: PRICE,
    stock: STOCK,
    weight: WEIGHT,
    description: HTML,
  },
  read({ rows }) {
    const products: PeerProduct[] = [];
    const skipped: PeerNote[] = [];
    for (const group of groupByHandle(rows)) {
      const reason = reasonToSkip(group[0]);
      if (reason) skipped.push({ line: group[0].line, field: "name", message: reason });
      else products.push(...variantsOf(group));
    }
    const { rows: read, notes } = toPeerRows(products);
    const pictures = rows.filter(({ cell }) => cell(...PICTURE) !== "").length;
    return { rows: read, notes: [...pictureNotes(pictures), ...notes, ...skipped] };
  },
};

type Group = [first: PeerCells, ...others: PeerCells[]];

function groupByHandle(rows: readonly PeerCells[]): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const handle = row.cell(...HANDLE) || `line ${row.line}`;
    const group = groups.get(handle);
    if (group) group.push(row);
    else groups.set(handle, [row]);
  }
  return [...groups.values()];
}

function reasonToSkip({ cell }: PeerCells): string | null {
  const isHidden = cell("Published", "Published on online store").toLowerCase() === "false";
  const status = cell("Status").toLowerCase();
  if (isHidden || status === "draft" || status === "archived") {
    return `"${cell("Title")}" tidak dijual di Shopify: dilewati`;
  }
  const isGiftCard = cell("Gift Card").toLowerCase() === "true";
  return isGiftCard ? `"${cell("Title")}" adalah kartu hadiah: dilewati` : null;
}

/** Rows without a price have further pictures alone. */
function variantsOf(group: Group): PeerProduct[] {
  const [first] = group;
  const priced = group.filter((row) => row === first || row.cell(...PRICE) !== "");
  return priced.map((row) => ({
    line: row.line,
    name: first.cell("Title"),
    kinds: kindsOf(first),
    options: optionsOf(first, row),
    attributes: [],
    price: row.cell(...PRICE),
    stock: row.cell("Variant Inventory Tracker", "Inventory tracker") ? row.cell(...STOCK) : null,
    weight: row.cell(...WEIGHT),
    gramsPerUnit: 1,
    html: first.cell(...HTML),
  }));
}

/** Of Shopify's own category only the last step tells something: all begin with Apparel & Accessories. */
function kindsOf({ cell }: PeerCells): string[] {
  const category = cell("Product Category").split(">").at(-1) ?? "";
  return [cell("Type"), category, cell("Tags"), cell("Title")];
}

/** The names stand in the first row alone. */
function optionsOf(first: PeerCells, row: PeerCells): PeerOption[] {
  const options = [1, 2, 3].map((number) => ({
    name: first.cell(`Option${number} Name`),
    value: row.cell(`Option${number} Value`),
  }));
  return options.filter(({ value }) => value !== "" && value !== "Default Title");
}
