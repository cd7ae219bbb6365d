import "server-only";
import { WAYS_TO_PAY, type WayId } from "../../shop/ways-to-pay.ts";
import { bankTransfer } from "./bank-transfer.ts";
import { qris } from "./qris.ts";
import type { PayableOrder, ServedWay, ShownWay } from "./way.ts";

/** Work of the shop for each of WAYS_TO_PAY. */
export const SERVED_WAYS: Readonly<Record<WayId, ServedWay>> = { transfer: bankTransfer, qris };

/** Returns what an order's page shows of each way to pay that it has now. */
export async function showWays(
  order: PayableOrder,
  reader: { isOwner: boolean },
): Promise<ShownWay[]> {
  const shown = await Promise.all(
    WAYS_TO_PAY.map(async ({ id }) => ({ id, view: await SERVED_WAYS[id].show(order, reader) })),
  );
  return shown.flatMap(({ id, view }) => (view ? [{ id, view }] : []));
}
