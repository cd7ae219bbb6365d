import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { readPrivatePicture } from "../media/read-picture.ts";

/**
 * Returns a proof's picture (WebP) to the order's owner or an admin. Throws not-found for everyone else,
 * and once the picture was deleted.
 */
export async function readProofPicture(
  actor: Actor,
  orderId: string,
  proofId: string,
): Promise<Buffer<ArrayBuffer>> {
  const proof = await db().paymentProof.findFirst({
    where: {
      id: proofId,
      orderId,
      imageDeletedAt: null,
      ...(actor.role === "admin" ? {} : { order: { userId: actor.userId } }),
    },
    select: { image: true },
  });
  if (!proof) throw notFound("Picture");
  return readPrivatePicture(proof.image);
}
