import "server-only";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { listTransferAccounts } from "../orders/money/order-accounts.ts";
import { readProofToken } from "../orders/proofs/proof-link.ts";
import { proofAcceptance } from "../orders/proofs/takes-proof.ts";
import type { ProofState } from "../orders/schema.ts";
import type { OrderStatus, PaymentStatus } from "../orders/status/order-status.ts";
import type { BankAccount } from "../shop/settings-schema.ts";
import type { ProofPageView } from "./schema.ts";

/** Returns what the holder of a proof link may see: no name, no address, no picture. Throws not-found. */
export async function getProofPage(token: string): Promise<ProofPageView> {
  const id = readProofToken(token);
  const order = id
    ? await db().order.findUnique({
        where: { id },
        include: { proofs: { orderBy: { uploadedAt: "asc" }, omit: { pictureHash: true } } },
      })
    : null;
  if (!order) throw notFound("Order");
  const status = order.status as OrderStatus;
  const paymentStatus = order.paymentStatus as PaymentStatus;
  const proofs = order.proofs.length;
  const { takes, lateUntil } = proofAcceptance({ ...order, status, paymentStatus, proofs });
  return {
    order_no: order.orderNo,
    total: Number(order.total),
    due: Number(order.moneyDifference ?? order.total),
    unique_total: order.namedAmount !== null,
    carrier: order.carrier,
    status,
    payment_status: paymentStatus,
    payment_deadline: order.paymentDeadline.toISOString(),
    takes_proof: takes,
    late_proof_until: lateUntil,
    proofs: order.proofs.map((proof) => ({
      uploaded_at: proof.uploadedAt.toISOString(),
      state: proof.state as ProofState,
      reason: proof.rejectionReason,
      has_picture: proof.imageDeletedAt === null,
    })),
  };
}

type ProofAnswer = { data: ProofPageView; payment_accounts: BankAccount[] };

/** Returns the same with the accounts that the link's page shows. Throws not-found. */
export async function getProofState(token: string): Promise<ProofAnswer> {
  const data = await getProofPage(token);
  const id = readProofToken(token) ?? "";
  return { data, payment_accounts: await listTransferAccounts({ ...data, id }) };
}
