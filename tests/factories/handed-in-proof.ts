import { getOrder } from "#lib/orders/get-order.ts";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import type { SubmitProofInput } from "#lib/payments/schema.ts";
import { submitProof } from "#lib/payments/submit-proof.ts";
import { createActor } from "./customer.ts";
import { makePicture } from "./picture.ts";

/** Submits a proof with an order's token, and with no words unless told. Returns the link's page. */
export async function submitTestProof(orderId: string, said: Partial<SubmitProofInput> = {}) {
  const image = said.image ?? (await makePicture());
  const words = { bank: "", sender: "", amount: null, ...said };
  return submitProof(proofToken(orderId), { ...words, image });
}

/** Hands in a proof of an order. Returns the proof's id. */
export async function handInProof(orderId: string, said?: Partial<SubmitProofInput>) {
  await submitTestProof(orderId, said);
  const { proofs } = await getOrder(await createActor("admin"), orderId);
  const last = proofs.at(-1);
  if (!last) throw new Error("a proof that was taken is in the order's view");
  return last.id;
}

/** Hands in a proof of an order, which an admin rejects. */
export async function handInRejectedProof(orderId: string, reason = "The amount differs") {
  const verdict = { state: "rejected", reason } as const;
  await reviewProof(await createActor("admin"), orderId, await handInProof(orderId), verdict);
}
