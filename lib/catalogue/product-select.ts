import type { Product } from "#prisma/generated/client.ts";
import { sqlText } from "../database/sql/statement.ts";

/** The columns of `products p`. A column of Prisma's `Product` that is missing here doesn't compile. */
const COLUMNS = {
  id: "p.id::text",
  name: "p.name",
  category: "p.category",
  size: "p.size",
  sizeDetails: "p.size_details",
  price: "p.price",
  stock: "p.stock",
  weight: "p.weight",
  description: "p.description",
  careInstructions: "p.care_instructions",
  motif: "p.motif",
  technique: "p.technique",
  material: "p.material",
  origin: "p.origin",
  maker: "p.maker",
  cut: "p.cut",
  workDays: "p.work_days",
  isPurchased: "p.is_purchased",
  image1: "p.image1",
  image2: "p.image2",
  image3: "p.image3",
  image4: "p.image4",
  createdAt: "p.created_at",
  updatedAt: "p.updated_at",
  deletedAt: "p.deleted_at",
} satisfies Record<keyof Product, string>;

/** Every column of `products p`, named as in Prisma's `Product`. */
export const PRODUCT_SELECT = sqlText(
  Object.entries(COLUMNS)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(", "),
);
