import type { OrderItem } from "#prisma/generated/client.ts";
import type { ImageSlot } from "../../media/image-slots.ts";

/** The fields of a product that an order keeps as they were. Rupiah and grams are for one piece. */
export type ProductSnapshot = Pick<
  OrderItem,
  | "productId"
  | "name"
  | "nameEn"
  | "category"
  | "size"
  | "sizeDetails"
  | "price"
  | "weight"
  | ImageSlot
>;
