import type { OrderView } from "../../orders/schema.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";
import type { WayId } from "../../shop/ways-to-pay.ts";
import type { ShownQris } from "../schema.ts";

export type PayableOrder = Pick<OrderView, "id" | "status" | "payment_status"> & {
  /** Rupiah. */
  due: number;
};

/** Part of an order's page for a way to pay: accounts to transfer to, or a code to scan. */
export type WayView =
  | { kind: "accounts"; accounts: readonly BankAccount[] }
  | { kind: "code"; code: ShownQris; picture: string };

export type ShownWay = { id: WayId; view: WayView };

/** A payment of which a gateway tells the shop. */
export type PaymentNotice = {
  /** The gateway's own id of the payment, known to it alone once. */
  reference: string;
  orderNo: string;
  /** Whole rupiah that the customer paid. */
  rupiah: number;
  paidAt: Date;
};

/** Work of the shop for a way to pay (docs/payments.md#ways-to-pay). */
export type ServedWay = {
  /** Null where the order can't be paid by it now, or where its reader may not see it. */
  show: (order: PayableOrder, reader: { isOwner: boolean }) => Promise<WayView | null>;
  /**
   * Reads a gateway's request. Throws unauthenticated for a wrong signature, and invalid for a notice that isn't one.
   * Absent where a statement or a person confirms.
   */
  readNotice?: (headers: Headers, body: string) => PaymentNotice;
};
