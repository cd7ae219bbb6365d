import type { Product } from "#prisma/generated/client.ts";
import { AppError } from "../../errors.ts";
import type { UpdateProductInput } from "../schema.ts";

/** Throws conflict with the present `stock` and `price` where they aren't those that the admin saw. */
export function assertSeen(
  { stock, price }: Product,
  { stock_seen, price_seen }: UpdateProductInput,
): void {
  const body = { stock, price: String(price) };
  if (stock_seen !== undefined && stock_seen !== stock) {
    throw new AppError("conflict", `The stock has changed meanwhile: it is ${stock} now`, { body });
  }
  if (price_seen !== undefined && price_seen !== price) {
    throw new AppError("conflict", `The price has changed meanwhile: it is ${price} now`, { body });
  }
}
