import "server-only";
import { listTransferAccounts } from "../../orders/money/order-accounts.ts";
import type { ServedWay } from "./way.ts";

/** A statement's row, a proof or a status confirms it. */
export const bankTransfer: ServedWay = {
  async show(order) {
    const accounts = await listTransferAccounts(order);
    return accounts.length > 0 ? { kind: "accounts", accounts } : null;
  },
};
