import { Prisma } from "#prisma/generated/client.ts";
import { sqlText } from "../../database/sql/statement.ts";

/** Every column of `products p`, named as in Prisma's `Product`. A column has its field's name in snake case. */
export const PRODUCT_SELECT = sqlText(
  Object.keys(Prisma.ProductScalarFieldEnum)
    .map((field) => {
      const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return `p.${column}${field === "id" ? "::text" : ""} as "${field}"`;
    })
    .join(", "),
);
