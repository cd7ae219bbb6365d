import { getOrder } from "#lib/orders/get-order.ts";
import { proofToken } from "#lib/orders/proof-link.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { submitProof } from "#lib/payments/submit-proof.ts";
import { createActor } from "./customer.ts";
import { makePicture } from "./picture.ts";

/** Hands in a proof of an order. Returns the proof's id. */
export async function handInProof(orderId: string): Promise<string> {
  const image = await makePicture();
  await submitProof(proofToken(orderId), { image, bank: "", sender: "", amount: null });
  const { proofs } = await getOrder(await createActor("admin"), orderId);
  const last = proofs.at(-1);
  if (!last) throw new Error("a proof that was taken is in the order's view");
  return last.id;
}

/** Hands in a proof of an order, which an admin rejects. */
export async function handInRejectedProof(orderId: string): Promise<void> {
  const proofId = await handInProof(orderId);
  const verdict = { state: "rejected", reason: "The amount differs" } as const;
  await reviewProof(await createActor("admin"), orderId, proofId, verdict);
}
