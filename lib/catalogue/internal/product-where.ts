import type { Prisma } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { endOfStep, type PriceStep, type Size, startOfStep } from "../categories.ts";
import type { ProductQuery } from "../schema.ts";

/** Returns the conditions of a list as `S, M, L` that holds a size. Any of them is enough. */
function listsSize(size: Size): Prisma.ProductWhereInput[] {
  const listed = [
    { equals: size },
    { startsWith: `${size}, ` },
    { contains: `, ${size}, ` },
    { endsWith: `, ${size}` },
  ];
  return listed.map((sizeDetails) => ({ sizeDetails }));
}

function hasSize(sizes: readonly Size[]): Prisma.ProductWhereInput[] {
  if (sizes.length === 0) return [];
  const isListed = { size: "See-Image", OR: sizes.flatMap(listsSize) };
  return [{ OR: [{ size: { in: [...sizes] } }, isListed] }];
}

function isOfMotif(motif: string): Prisma.ProductWhereInput[] {
  return [{ motif }, { motif: { startsWith: `${escapeLike(motif)} ` } }];
}

function isOfStep(step: PriceStep): Prisma.ProductWhereInput {
  const end = endOfStep(step);
  return { price: { gte: startOfStep(step), ...(end === null ? {} : { lt: end }) } };
}

function anyOf<Value>(
  values: readonly Value[],
  condition: (value: Value) => Prisma.ProductWhereInput | Prisma.ProductWhereInput[],
): Prisma.ProductWhereInput[] {
  return values.length === 0 ? [] : [{ OR: values.flatMap(condition) }];
}

/** Returns the condition that a column has one of the values. Any number of them has one plan in Prisma's cache. */
function oneOf(
  column: "category" | "technique" | "material",
  values: readonly string[],
): Prisma.ProductWhereInput[] {
  return values.length === 0 ? [] : [{ [column]: { in: [...values] } }];
}

/** Returns whether sold or unsold products are asked for. Null for both, which is no filter. */
export function soldState({ "status[]": statuses }: ProductQuery): boolean | null {
  return new Set(statuses).size === 1 ? statuses.includes("Terjual") : null;
}

export function productWhere(query: ProductQuery): Prisma.ProductWhereInput {
  const isPurchased = soldState(query);
  return {
    deletedAt: null,
    AND: [
      ...oneOf("category", query["categories[]"]),
      ...hasSize(query["sizes[]"]),
      ...anyOf(query["prices[]"], isOfStep),
      ...anyOf(query["motifs[]"], isOfMotif),
      ...oneOf("technique", query["techniques[]"]),
      ...oneOf("material", query["materials[]"]),
    ],
    ...(isPurchased === null ? {} : { isPurchased }),
    ...(query.q === "" ? {} : { name: { contains: escapeLike(query.q), mode: "insensitive" } }),
  };
}
