import type { Prisma } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";

/** Orders whose number, recipient, customer or e-mail holds a text, in whichever case; all for an empty one. */
export function ordersWith(text: string): Prisma.OrderWhereInput {
  if (text === "") return {};
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  return {
    OR: [{ orderNo: part }, { recipient: part }, { customerName: part }, { customerEmail: part }],
  };
}
