import "server-only";
import { findOrderQris } from "../qris/order-qris.ts";
import type { ServedWay } from "./way.ts";

/** The shop's static code with the order's amount. An acquirer's report, a proof or a status confirms it. */
export const qris: ServedWay = {
  async show({ id, due, ...statuses }, { isOwner }) {
    const code = isOwner ? await findOrderQris({ ...statuses, money: { due } }) : null;
    return code && { kind: "code", code, picture: `/api/order/${id}/qris` };
  },
};
