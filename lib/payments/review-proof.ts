import "server-only";
import type { Actor } from "../actor.ts";
import type { OrderView } from "../orders/schema.ts";
import { confirmProof } from "./confirm-proof.ts";
import { rejectProof } from "./reject-proof.ts";
import type { ReviewProofInput } from "./schema.ts";

/** An admin's verdict on a proof, as its call brings it. Throws as the two do. */
export function reviewProof(
  actor: Actor,
  orderId: string,
  proofId: string,
  verdict: ReviewProofInput,
): Promise<OrderView> {
  if (verdict.state === "confirmed") return confirmProof(actor, orderId, proofId);
  return rejectProof(actor, orderId, proofId, verdict.reason);
}
