import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { readPrivatePicture } from "../media/read-picture.ts";

/**
 * Returns the picture (WebP) of a refund's transfer to the order's owner or an admin. Throws not-found for
 * everyone else, and once the picture was deleted.
 */
export async function readRefundPicture(
  actor: Actor,
  orderId: string,
  refundId: string,
): Promise<Buffer<ArrayBuffer>> {
  const refund = await db().moneyEntry.findFirst({
    where: {
      id: refundId,
      orderId,
      kind: "refunded",
      ...(actor.role === "admin" ? {} : { order: { userId: actor.userId } }),
    },
    select: { image: true },
  });
  if (!refund?.image) throw notFound("Picture");
  return readPrivatePicture(refund.image);
}
