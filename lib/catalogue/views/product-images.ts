import type { ProductView } from "../schema.ts";

type Images = Pick<ProductView, "image1" | "image2" | "image3" | "image4">;

/** Returns a product's pictures in order, without empty slots. The first is the main one. */
export function listImages(product: Images): string[] {
  return [product.image1, product.image2, product.image3, product.image4].filter(
    (image) => image !== null,
  );
}
