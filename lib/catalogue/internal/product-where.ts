import type { Prisma } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { endOfStep, type PriceStep, type Size, startOfStep } from "../categories.ts";
import type { ProductQuery } from "../schema.ts";

/** Returns the conditions of a product's own size, and of a size in a list as `S, M, L`. Any of them is enough. */
function hasSize(size: Size): Prisma.ProductWhereInput[] {
  const listed = [
    { equals: size },
    { startsWith: `${size}, ` },
    { contains: `, ${size}, ` },
    { endsWith: `, ${size}` },
  ];
  return [{ size }, ...listed.map((sizeDetails) => ({ size: "See-Image", sizeDetails }))];
}

function isOfMotif(motif: string): Prisma.ProductWhereInput[] {
  return [{ motif }, { motif: { startsWith: `${escapeLike(motif)} ` } }];
}

function isOfStep(step: PriceStep): Prisma.ProductWhereInput {
  const end = endOfStep(step);
  return { price: { gte: startOfStep(step), ...(end === null ? {} : { lt: end }) } };
}

/** Returns the condition that any of the values holds. No value is no condition. */
function anyOf<Value>(
  values: readonly Value[],
  condition: (value: Value) => Prisma.ProductWhereInput | Prisma.ProductWhereInput[],
): Prisma.ProductWhereInput[] {
  return values.length === 0 ? [] : [{ OR: values.flatMap(condition) }];
}

/** Returns whether sold or unsold products are asked for. Null for both, which is no filter. */
export function soldState({ "status[]": statuses }: ProductQuery): boolean | null {
  return new Set(statuses).size === 1 ? statuses.includes("Terjual") : null;
}

/** Returns the condition for the products that a query asks for. */
export function productWhere(query: ProductQuery): Prisma.ProductWhereInput {
  const isPurchased = soldState(query);
  return {
    deletedAt: null,
    AND: [
      ...anyOf(query["categories[]"], (category) => ({ category })),
      ...anyOf(query["sizes[]"], hasSize),
      ...anyOf(query["prices[]"], isOfStep),
      ...anyOf(query["motifs[]"], isOfMotif),
      ...anyOf(query["techniques[]"], (technique) => ({ technique })),
      ...anyOf(query["materials[]"], (material) => ({ material })),
    ],
    ...(isPurchased === null ? {} : { isPurchased }),
    ...(query.q === "" ? {} : { name: { contains: escapeLike(query.q), mode: "insensitive" } }),
  };
}
