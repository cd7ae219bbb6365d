import "server-only";
import type { Database } from "../database/db.ts";
import { consumeLimit } from "../database/rate-limit.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField, notFound } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { storePrivatePicture } from "../media/store-picture.ts";
import { type LockedOrder, lockOrder } from "../orders/lock-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { readProofToken } from "../orders/proof-link.ts";
import { takesProof } from "../orders/takes-proof.ts";
import { getProofPage } from "./get-proof-page.ts";
import { UPLOADS_BY_ORDER } from "./internal/limits.ts";
import type { HandInProofInput, ProofPageView } from "./schema.ts";

/**
 * Whoever holds an order's link shows the transfer: the picture is kept where only the order's
 * owner and admins see it, the order waits for an admin and doesn't run out any more, the admins
 * are told. A proof that still waits is replaced. Throws not-found for a token that isn't the
 * shop's, conflict where the order takes no proof (any more), invalid for what is no picture, and
 * unavailable where the picture can't be kept.
 */
export async function handInProof(token: string, input: HandInProofInput): Promise<ProofPageView> {
  const orderId = readProofToken(token);
  if (!orderId) throw notFound("Order");
  await consumeLimit(UPLOADS_BY_ORDER, orderId);
  // Asked again under the lock; here it spares the decoding of a picture that isn't wanted.
  if (!(await getProofPage(token)).takes_proof) throw notWanted();
  const image = await storeOnField(input.image);
  // What a refusal leaves of the picture no row shows, and the sweep takes it away.
  await inTransaction((tx) => record(tx, orderId, image, input));
  return getProofPage(token);
}

async function storeOnField(bytes: Uint8Array): Promise<string> {
  try {
    return await storePrivatePicture(bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") {
      throw invalidField("image", error.message);
    }
    throw error;
  }
}

async function record(
  tx: Database,
  orderId: string,
  image: string,
  { bank, sender, amount }: HandInProofInput,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const proofs = await tx.paymentProof.count({ where: { orderId } });
  if (!takesProof({ ...order, proofs })) throw notWanted();
  await tx.paymentProof.updateMany({
    where: { orderId, state: "pending" },
    data: { state: "replaced" },
  });
  await tx.paymentProof.create({ data: { orderId, image, bank, sender, amount } });
  await moveOrder(tx, order, { kind: "proof-received" }, null);
  await tellAdmins(tx, order);
}

async function tellAdmins(tx: Database, order: LockedOrder): Promise<void> {
  const admins = await tx.user.findMany({
    where: { role: "admin" },
    select: { name: true, email: true },
  });
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
      },
    });
  }
}

function notWanted(): AppError {
  return new AppError("conflict", "This order takes no proof of payment any more");
}
