import { db } from "#lib/database/db.ts";

type Wanted = Partial<{
  id: string;
  name: string;
  stock: number;
  price: number;
  weight: number;
  size: string;
  sizeDetails: string;
  category: string;
}>;

/** Creates a product, a shirt unless told, with its first stock movement. Returns its id. */
export async function createProduct({
  id,
  name = "Kemeja Kawung",
  stock = 1,
  price = 450_000,
  weight = 250,
  size = "M",
  sizeDetails = "",
  category = "Men",
}: Wanted = {}): Promise<string> {
  const product = await db().product.create({
    data: {
      ...(id ? { id } : {}),
      name,
      stock,
      price,
      weight,
      size,
      sizeDetails,
      category,
      description: "Kemeja lengan pendek.",
      careInstructions: "Cuci tangan.",
      stockMovements: { create: { delta: stock, reason: "created" } },
    },
  });
  return product.id;
}

/** Returns how many pieces are left, and whether an order took the last one. */
export function stockOf(id: string): Promise<{ stock: number; isPurchased: boolean }> {
  return db().product.findUniqueOrThrow({
    where: { id },
    select: { stock: true, isPurchased: true },
  });
}
