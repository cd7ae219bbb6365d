import type { Prisma } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import type { Size } from "../categories.ts";
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

/** Returns whether sold or unsold products are asked for. Null for both, which is no filter. */
export function soldState({ "status[]": statuses }: ProductQuery): boolean | null {
  return new Set(statuses).size === 1 ? statuses.includes("Terjual") : null;
}

/** Returns the condition for the products that a query asks for. */
export function productWhere(query: ProductQuery): Prisma.ProductWhereInput {
  const categories = query["categories[]"];
  const sizes = query["sizes[]"];
  const isPurchased = soldState(query);
  return {
    deletedAt: null,
    ...(categories.length > 0 ? { category: { in: categories } } : {}),
    ...(sizes.length > 0 ? { OR: sizes.flatMap(hasSize) } : {}),
    ...(isPurchased === null ? {} : { isPurchased }),
    ...(query.q === "" ? {} : { name: { contains: escapeLike(query.q), mode: "insensitive" } }),
  };
}
