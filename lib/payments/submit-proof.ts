import "server-only";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField, notFound } from "../errors.ts";
import { limit } from "../limits/limit.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type PrivatePicture, storePrivatePicture } from "../media/store-pictures.ts";
import { type LockedOrder, lockOrder } from "../orders/lock-order.ts";
import { readMailLines } from "../orders/mail-lines.ts";
import { readProofToken } from "../orders/proofs/proof-link.ts";
import { takesProof } from "../orders/proofs/takes-proof.ts";
import { moveOrder } from "../orders/status/move-order.ts";
import { getProofPage } from "./get-proof-page.ts";
import type { ProofPageView, SubmitProofInput } from "./schema.ts";

/**
 * Stores a proof for the holder of the order's link, and mails the admins. It replaces a pending proof, of
 * which they know. The order doesn't expire while the proof waits. Throws not-found (unknown token), conflict (no proof accepted),
 * invalid (no picture) and unavailable (picture store).
 */
export async function submitProof(token: string, input: SubmitProofInput): Promise<ProofPageView> {
  const orderId = readProofToken(token);
  if (!orderId) throw notFound("Order");
  // Every try counts, also with an invalid picture: an order takes five proofs in all.
  await limit("proof-order", orderId).take();
  // Saves the decoding. The check that counts is the one under the lock.
  if (!(await getProofPage(token)).takes_proof) throw proofNotAccepted();
  const image = await storeImageField(input.image);
  // If this fails, the stored picture has no row, and the clean-up removes it.
  await inTransaction((tx) => recordProof(tx, orderId, image, input));
  return getProofPage(token);
}

/** Stores the private picture of a form's field `image`. Throws invalid on that field, and unavailable. */
export async function storeImageField(bytes: Uint8Array): Promise<PrivatePicture> {
  try {
    return await storePrivatePicture(bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") {
      throw invalidField("image", error.message);
    }
    throw error;
  }
}

async function recordProof(
  tx: Database,
  orderId: string,
  image: PrivatePicture,
  { bank, sender, amount }: SubmitProofInput,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const proofs = await tx.paymentProof.count({ where: { orderId } });
  if (!takesProof({ ...order, proofs })) throw proofNotAccepted();
  const replaced = await tx.paymentProof.updateMany({
    where: { orderId, state: "pending" },
    data: { state: "replaced" },
  });
  await tx.paymentProof.create({
    data: { orderId, image: image.key, pictureHash: image.hash, bank, sender, amount },
  });
  await moveOrder(tx, order, { kind: "proof-received" }, null);
  // Anybody may order, cancel and send proofs: one mail until an admin has answered. The queue shows the newest.
  if (replaced.count === 0) await tellAdmins(tx, order);
}

async function tellAdmins(tx: Database, order: LockedOrder): Promise<void> {
  const admins = await tx.user.findMany({
    where: { role: "admin" },
    select: { name: true, email: true },
  });
  const lines = await readMailLines(tx, order.id);
  for (const { name, email } of admins) {
    await queueMail(tx, {
      to: email,
      template: "admin-new-proof",
      data: {
        orderId: order.id,
        orderNo: order.orderNo,
        name,
        customer: order.customerName,
        total: order.total,
        lines,
      },
    });
  }
}

function proofNotAccepted(): AppError {
  return new AppError("conflict", "This order takes no proof of payment any more");
}
