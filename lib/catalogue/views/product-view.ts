import { Prisma, type Product } from "#prisma/generated/client.ts";
import { sqlText } from "../../database/sql/statement.ts";
import { picturePath } from "../../media/picture-paths.ts";
import type { Category, Size, Technique } from "../categories.ts";
import type { ProductView } from "../schema.ts";

type ImageSlots = Pick<Product, "image1" | "image2" | "image3" | "image4">;

export function toImagePaths({ image1, image2, image3, image4 }: ImageSlots): ImageSlots {
  return {
    image1: image1 && picturePath(image1),
    image2: image2 && picturePath(image2),
    image3: image3 && picturePath(image3),
    image4: image4 && picturePath(image4),
  };
}

/** Returns a product's view. The casts are safe: CHECK constraints limit category, size and technique. */
export function toProductView(product: Product): ProductView {
  return {
    id: product.id,
    name: product.name,
    name_en: product.nameEn,
    description_en: product.descriptionEn,
    care_instructions_en: product.careInstructionsEn,
    category: product.category as Category,
    size: product.size as Size,
    size_details: product.sizeDetails,
    price: String(product.price),
    stock: product.stock,
    weight: product.weight,
    description: product.description,
    care_instructions: product.careInstructions,
    motif: product.motif,
    technique: product.technique as Technique | "",
    material: product.material,
    origin: product.origin,
    maker: product.maker,
    cut: product.cut,
    work_days: product.workDays,
    is_purchased: product.isPurchased,
    ...toImagePaths(product),
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
  };
}

/** Every column of `products p`, named as in Prisma's `Product`. A column has its field's name in snake case. */
export const PRODUCT_SELECT = sqlText(
  Object.keys(Prisma.ProductScalarFieldEnum)
    .map((field) => {
      const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return `p.${column}${field === "id" ? "::text" : ""} as "${field}"`;
    })
    .join(", "),
);
