import { db } from "#lib/database/db.ts";
import type { Prisma } from "#prisma/generated/client.ts";

const SHIRT = {
  ...{ name: "Kemeja Kawung", category: "Men", size: "M", price: 450_000, weight: 250 },
  ...{ description: "Kemeja lengan pendek.", careInstructions: "Cuci tangan." },
};

/** Creates a product, a shirt unless told, with its first stock movement. Returns its id. */
export async function createProduct({
  stock = 1,
  ...wanted
}: Partial<Prisma.ProductCreateInput> = {}): Promise<string> {
  const stockMovements = { create: { delta: stock, reason: "created" } };
  const data = { ...SHIRT, stock, stockMovements, ...wanted };
  return (await db().product.create({ data })).id;
}

export type Piece = Partial<Prisma.ProductCreateManyInput> & { name: string };

/** Creates products in this order, one per day, without their ledger. The last is the newest. */
export async function createPieces(pieces: Piece[]): Promise<void> {
  await db().product.createMany({
    data: pieces.map((piece, day) => ({
      // Without a word of the names that searches look for.
      ...{ ...SHIRT, description: "Lengan pendek.", stock: piece.isPurchased ? 0 : 1 },
      ...{ createdAt: new Date(Date.UTC(2026, 0, 1 + day)), ...piece },
    })),
  });
}

/** Returns how many pieces are left, and whether an order took the last one. */
export function stockOf(id: string): Promise<{ stock: number; isPurchased: boolean }> {
  return db().product.findUniqueOrThrow({
    where: { id },
    select: { stock: true, isPurchased: true },
  });
}
