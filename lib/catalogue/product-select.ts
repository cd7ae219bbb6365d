import { Prisma } from "#prisma/generated/client.ts";

/** Every column of `products p`, named as in Prisma's `Product`. */
export const PRODUCT_SELECT = Prisma.sql`p.id::text, p.name, p.category, p.size,
  p.size_details as "sizeDetails", p.price, p.stock, p.weight, p.description,
  p.care_instructions as "careInstructions", p.is_purchased as "isPurchased",
  p.image1, p.image2, p.image3, p.image4, p.created_at as "createdAt",
  p.updated_at as "updatedAt", p.deleted_at as "deletedAt"`;
