import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { readPrivatePicture } from "../media/read-picture.ts";

/** Returns a proof's WebP to the order's owner or an admin. Throws not-found for others, and once it was deleted. */
export async function readProofPicture(
  actor: Actor,
  orderId: string,
  proofId: string,
): Promise<Buffer<ArrayBuffer>> {
  if (!isId(orderId) || !isId(proofId)) throw notFound("Picture");
  const proof = await db().paymentProof.findFirst({
    where: { id: proofId, imageDeletedAt: null, ...ofOrder(actor, orderId) },
    select: { image: true },
  });
  if (!proof) throw notFound("Picture");
  return readPrivatePicture(proof.image);
}

/** Returns the picture of a refund's transfer as readProofPicture does. */
export async function readRefundPicture(
  actor: Actor,
  orderId: string,
  refundId: string,
): Promise<Buffer<ArrayBuffer>> {
  if (!isId(orderId) || !isId(refundId)) throw notFound("Picture");
  const refund = await db().moneyEntry.findFirst({
    where: { id: refundId, kind: "refunded", ...ofOrder(actor, orderId) },
    select: { image: true },
  });
  if (!refund?.image) throw notFound("Picture");
  return readPrivatePicture(refund.image);
}

/** The condition for a row of an order that the caller may see. */
function ofOrder(actor: Actor, orderId: string) {
  return actor.role === "admin" ? { orderId } : { orderId, order: { userId: actor.userId } };
}
