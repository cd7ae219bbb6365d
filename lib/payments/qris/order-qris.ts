import "server-only";
import type { Actor } from "../../actor.ts";
import { notFound } from "../../errors.ts";
import { getOrder } from "../../orders/get-order.ts";
import type { OrderView } from "../../orders/schema.ts";
import { hasDeadline } from "../../orders/status/order-status.ts";
import { qrPicture } from "../../qr/qr-code.ts";
import { readPaymentSettings } from "../../shop/settings.ts";
import type { QrisView, ShownQris } from "../schema.ts";
import { qrisPng } from "./draw-qris.ts";
import { qrisForAmount } from "./qris-for-amount.ts";
import { readQris } from "./read-qris.ts";

type Payable = Pick<OrderView, "status" | "payment_status"> & {
  money: Pick<OrderView["money"], "due">;
};

/** Returns the code of an unpaid order. Null without a QRIS, and while a proof is being checked. */
export async function findOrderQris(order: Payable): Promise<ShownQris | null> {
  const qris = await findStaticCode(order);
  return qris === null ? null : showQris(qris, order.money.due);
}

/** Returns the same code for other clients, with the path of its picture. */
export async function describeOrderQris(
  order: Payable & Pick<OrderView, "id">,
): Promise<QrisView | null> {
  const qris = await findStaticCode(order);
  if (qris === null) return null;
  const { merchantName, city } = readQris(qris);
  const text = qrisForAmount(qris, order.money.due);
  return { merchant_name: merchantName, city, text, picture: `/api/order/${order.id}/qris` };
}

/** Returns the same code as a PNG to the order's owner or an admin. Else throws not-found. */
export async function readOrderQris(actor: Actor, orderId: string): Promise<Buffer<ArrayBuffer>> {
  const order = await getOrder(actor, orderId);
  const qris = await findStaticCode(order);
  if (qris === null) throw notFound("QRIS");
  return Buffer.from(await qrisPng(qrisForAmount(qris, order.money.due)));
}

async function findStaticCode(order: Payable): Promise<string | null> {
  return hasDeadline(order) ? (await readPaymentSettings()).qris : null;
}

/** Returns a static code for a page, with an amount in rupiah where one is given. */
export function showQris(text: string, rupiah?: number): ShownQris {
  const { merchantName, city, nmid } = readQris(text);
  const shown = rupiah === undefined ? text : qrisForAmount(text, rupiah);
  return { merchantName, city, nmid, picture: qrPicture(shown) };
}
