import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { assertPacker } from "../../assert-admin.ts";
import { db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../../paging.ts";
import { packingColumns, toPackingView } from "../internal/packing-row.ts";
import { MAX_ORDERS_AT_ONCE } from "../schema.ts";
import type { OrderStatus } from "../status/order-status.ts";
import type { PackingView } from "./packing-schema.ts";

const TO_SEND: OrderStatus = "Payment Confirm";

/** Packers see the orders that have to be sent, and those on their way, whose label may be printed again. */
const PACKERS_STATUSES: OrderStatus[] = [TO_SEND, "In Delivery"];

function visibleTo({ role }: Actor): Prisma.OrderWhereInput {
  return role === "admin" ? {} : { status: { in: PACKERS_STATUSES } };
}

/** Returns a page of the orders that have to be sent, the oldest first. Throws forbidden. */
export async function listPacking(actor: Actor, paging: Paging): Promise<Page<PackingView>> {
  assertPacker(actor);
  const where = { status: TO_SEND };
  const [rows, total] = await Promise.all([
    db().order.findMany({
      where,
      select: packingColumns,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      ...pageWindow(paging),
    }),
    db().order.count({ where }),
  ]);
  return { data: rows.map(toPackingView), meta: metaOf(paging, total) };
}

/** Returns an order without its money; to packers only while to send or on its way. Throws forbidden and not-found. */
export async function getPacking(actor: Actor, id: string): Promise<PackingView> {
  const [order] = await listPackingById(actor, [id]);
  if (!order) throw notFound("Order");
  return order;
}

/** Returns at most 100 orders as getPacking does, in the ids' order, without missing ones. Throws forbidden. */
export async function listPackingById(
  actor: Actor,
  ids: readonly string[],
): Promise<PackingView[]> {
  assertPacker(actor);
  const wanted = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
  const rows = await db().order.findMany({
    where: { id: { in: wanted.slice(0, MAX_ORDERS_AT_ONCE) }, ...visibleTo(actor) },
    select: packingColumns,
  });
  const found = new Map(rows.map((row) => [row.id, toPackingView(row)]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
