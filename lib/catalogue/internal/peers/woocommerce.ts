import { type PeerNote, type PeerOption, type PeerProduct, toPeerRows } from "./peer-product.ts";
import { type Peer, type PeerCells, pictureNotes } from "./peer-table.ts";
import { isSizeOption } from "./peer-words.ts";

/** Grams of the units that WooCommerce has. The heading names the shop's: Weight (kg). */
const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000,
  g: 1,
  lbs: 453.592_37,
  oz: 28.349_523_125,
};
const WEIGHTS = Object.keys(GRAMS).map((unit) => `Weight (${unit})`);

const SHARED_STOCK = "parent";
const SHARED_STOCK_REASON =
  "Stok ini dihitung bersama barang induknya. Tulis stok ukuran ini sendiri";

/** Products of WooCommerce's export in English. A variation names its product in the column Parent. */
export const woocommerce: Peer = {
  source: "woocommerce",
  marks: [["Type"], ["SKU"], ["Name"], ["Published"], ["Regular price"]],
  columns: {
    name: ["Name"],
    category: ["Categories"],
    price: ["Regular price"],
    stock: ["Stock"],
    weight: WEIGHTS,
    description: ["Description"],
  },
  read({ headings, rows }) {
    const parents = parentsOf(rows);
    const products: PeerProduct[] = [];
    const notes: PeerNote[] = [];
    const unit = unitOf(headings);
    for (const row of rows) {
      const parent = parents.get(row.cell("Parent"));
      const type = row.cell("Type").toLowerCase();
      if (/\bvariable\b/.test(type)) continue;
      const reason = reasonToSkip(row, parent, type);
      if (reason) notes.push({ line: row.line, field: "name", message: reason });
      else products.push(toProduct(row, parent, unit));
      if (!reason && row.cell("Sale price") !== "") {
        const message = `Harga obral ${row.cell("Sale price")} tidak ikut: harganya yang biasa`;
        notes.push({ line: row.line, field: "price", message });
      }
    }
    const read = toPeerRows(products);
    const pictures = rows.flatMap(({ cell }) => listOf(cell("Images"))).length;
    for (const { fields, reasons } of read.rows) {
      if (fields.stock === SHARED_STOCK) reasons.stock = SHARED_STOCK_REASON;
    }
    return { rows: read.rows, notes: [...pictureNotes(pictures), ...read.notes, ...notes] };
  },
};

function unitOf(headings: readonly string[]): number {
  const found = headings.map((heading) => /^weight \((\w+)\)$/i.exec(heading.trim())?.[1]);
  return GRAMS[found.find(Boolean)?.toLowerCase() ?? ""] ?? GRAMS.kg ?? 1000;
}

/** Products with variations, by both ways in which a variation may name one: `id:12` and its SKU. */
function parentsOf(rows: readonly PeerCells[]): ReadonlyMap<string, PeerCells> {
  const parents = new Map<string, PeerCells>();
  for (const row of rows) {
    if (!/\bvariable\b/i.test(row.cell("Type"))) continue;
    for (const name of [`id:${row.cell("ID")}`, row.cell("SKU")]) {
      if (name !== "") parents.set(name, row);
    }
  }
  return parents;
}

function reasonToSkip(row: PeerCells, parent: PeerCells | undefined, type: string): string | null {
  const name = `"${row.cell("Name")}"`;
  const isHidden = [row, parent].some((one) => ["0", "-1"].includes(one?.cell("Published") ?? ""));
  if (isHidden) return `${name} tidak dijual di WooCommerce: dilewati`;
  const isSent = !/\b(virtual|downloadable|grouped|external)\b/.test(type);
  return isSent ? null : `${name} bukan barang yang dikirim: dilewati`;
}

function toProduct(
  row: PeerCells,
  parent: PeerCells | undefined,
  gramsPerUnit: number,
): PeerProduct {
  const either = (...names: string[]) => row.cell(...names) || (parent?.cell(...names) ?? "");
  const own = attributesOf(row);
  const isVariation = /\bvariation\b/i.test(row.cell("Type"));
  return {
    line: row.line,
    name: parent?.cell("Name") || row.cell("Name"),
    kinds: [either("Categories"), either("Tags"), either("Name")],
    options: isVariation ? own : own.filter(isOneSize),
    attributes: [...(parent ? attributesOf(parent) : []), ...own],
    price: row.cell("Regular price"),
    stock: stockOf(row),
    weight: either(...WEIGHTS),
    gramsPerUnit,
    // Its export writes line ends so.
    html: (either("Description") || either("Short description")).replaceAll("\\n", "\n"),
  };
}

function isOneSize({ name, value }: PeerOption): boolean {
  return isSizeOption(name) && listOf(value).length === 1;
}

function stockOf({ cell }: PeerCells): string | null {
  if (cell("Stock") !== "") return cell("Stock");
  return cell("In stock?") === "0" ? "0" : null;
}

function attributesOf({ cell }: PeerCells): PeerOption[] {
  const options: PeerOption[] = [];
  for (let number = 1; cell(`Attribute ${number} name`) !== ""; number += 1) {
    options.push({
      name: cell(`Attribute ${number} name`),
      value: cell(`Attribute ${number} value(s)`),
    });
  }
  return options.filter(({ value }) => value !== "");
}

/** A comma inside of a value stands behind a backslash. */
function listOf(cell: string): string[] {
  return cell.split(/(?<!\\),/).filter((value) => value.trim() !== "");
}
