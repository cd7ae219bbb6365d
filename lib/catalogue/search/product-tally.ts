import type { Category, PriceStep, Size, Technique } from "../categories.ts";
import type { ProductQuery } from "../schema.ts";

type TallyCell = {
  category: Category;
  /** The sizes that they are found by: their size, and those that a See-Image product lists. */
  sizes: readonly Size[];
  isPurchased: boolean;
  motif: string;
  technique: Technique | "";
  material: string;
  price: PriceStep;
  products: number;
};

export type ProductTally = readonly TallyCell[];

/** A tally without the sold state, as values alone: React's data in a page repeats the names of fields. */
export type PackedTally = readonly (readonly [
  category: Category,
  sizes: readonly Size[],
  motif: string,
  technique: Technique | "",
  material: string,
  price: PriceStep,
  products: number,
])[];

export function packTally(tally: ProductTally): PackedTally {
  return tally.map(({ category, sizes, motif, technique, material, price, products }) => {
    return [category, sizes, motif, technique, material, price, products];
  });
}

export function unpackTally(packed: PackedTally): ProductTally {
  return packed.map(([category, sizes, motif, technique, material, price, products]) => {
    return { category, sizes, isPurchased: false, motif, technique, material, price, products };
  });
}

/** The groups of filters: of one group any chosen value is enough, and each group has to fit. */
const FACETS = {
  "categories[]": ({ category }) => [category],
  "sizes[]": ({ sizes }) => sizes,
  "prices[]": ({ price }) => [price],
  "motifs[]": ({ motif }) => motifGroups(motif),
  "techniques[]": ({ technique }) => [technique],
  "materials[]": ({ material }) => [material],
} satisfies Record<string, (cell: TallyCell) => readonly string[]>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

/** Choices in each group; none is no filter. */
export type ChosenFacets = Record<FacetName, readonly string[]>;

/** Number of products by group and value. Values without products are left out. */
export type FacetCounts = Record<FacetName, Readonly<Record<string, number>>>;

/** A motif is of every group that its first words name: Parang Rusak is a Parang. */
function motifGroups(motif: string): string[] {
  const words = motif.split(" ");
  return motif === "" ? [] : words.map((_, at) => words.slice(0, at + 1).join(" "));
}

function fits(cell: TallyCell, chosen: ChosenFacets, names: readonly FacetName[]): boolean {
  return names.every((name) => {
    const values: readonly string[] = FACETS[name](cell);
    return chosen[name].length === 0 || values.some((value) => chosen[name].includes(value));
  });
}

export function countProducts(tally: ProductTally, query: ProductQuery): number {
  const states = query["status[]"];
  return tally
    .filter(({ isPurchased }) => {
      return states.length === 0 || states.includes(isPurchased ? "Terjual" : "Belum Terjual");
    })
    .filter((cell) => fits(cell, query, FACET_NAMES))
    .reduce((total, { products }) => total + products, 0);
}

/** Facet counts: each group ignores its own filter. So a tally serves every choice. */
export function countFacets(tally: ProductTally, chosen: ChosenFacets): FacetCounts {
  const counts = FACET_NAMES.map((name) => {
    const others = FACET_NAMES.filter((other) => other !== name);
    const inOthers = tally.filter((cell) => fits(cell, chosen, others));
    return [name, countValues(inOthers, name)];
  });
  return Object.fromEntries(counts);
}

function countValues(tally: ProductTally, name: FacetName): Record<string, number> {
  const counts = new Map<string, number>();
  for (const cell of tally) {
    for (const value of FACETS[name](cell)) {
      counts.set(value, (counts.get(value) ?? 0) + cell.products);
    }
  }
  // Without a prototype: an address may ask for the value "constructor".
  return Object.assign(Object.create(null), Object.fromEntries(counts));
}
