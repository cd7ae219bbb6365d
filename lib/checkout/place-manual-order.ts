import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { assertOrderSize } from "../cart/cart-totals.ts";
import { type LockedLine, lacksItsSize, withOfferedSize } from "../cart/locked-line.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Database } from "../database/db.ts";
import { onPool, onPrisma, type Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField } from "../errors.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { recordNewOrderAudit } from "../orders/order-audit.ts";
import { findOrderByKey } from "../orders/placing/find-earlier-order.ts";
import { insertOrder, type PlacedOrder } from "../orders/placing/insert-order.ts";
import { findSales, type Sale } from "../orders/sale.ts";
import { moveOrder } from "../orders/status/move-order.ts";
import { paymentDeadline } from "../orders/unpaid/payment-deadline.ts";
import { getCity } from "../places/find-city.ts";
import { HANDED_OVER } from "../shipping/carriers.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { priceOrder } from "../totals.ts";
import { type ManualOrderInput, type ManualParcel, parcelOf } from "./manual-order-schema.ts";

/** The account of all who buy outside the website. It is deleted from the start: no log-in, no mail, no list has it. */
const OUTSIDE_ACCOUNT = "00000000-0000-4000-8000-000000000001";

type NewOrder = Parameters<typeof insertOrder>[1];
type Place = Pick<NewOrder, "city" | "province" | "zipCode">;

/**
 * Writes down a sale outside the website: its stock, ledgers, papers and reports are those of any order. The same
 * key of the same admin answers the same order. Throws forbidden, invalid (unknown city, a size that is missing, the
 * key reused) and conflict (not enough pieces, too large).
 */
export async function placeManualOrder(
  actor: Actor,
  input: ManualOrderInput,
  idempotencyKey: string | null,
): Promise<{ order: PlacedOrder; sales: Sale[] }> {
  assertAdmin(actor);
  const parcel = parcelOf(input);
  const place = parcel ? await placeOf(parcel) : await shopPlace();
  const bodyHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const key = `manual:${actor.userId}:${idempotencyKey ?? randomUUID()}`;
  const earlier = () =>
    findOrderByKey(key, { userId: OUTSIDE_ACCOUNT, bodyHash, total: undefined });
  const repeated = await earlier();
  if (repeated) return { order: repeated, sales: [] };
  try {
    return await inTransaction(
      (tx) => write(tx, actor, { input, parcel, place, idempotency: { key, bodyHash } }),
      // Two orders drew the same number.
      isUniqueViolation,
    );
  } catch (error) {
    const order = isUniqueViolation(error) ? await earlier() : null;
    if (!order) throw error;
    return { order, sales: await findSales(onPool, order.id) };
  }
}

type Writing = Pick<NewOrder, "idempotency"> & {
  input: ManualOrderInput;
  parcel: ManualParcel | null;
  place: Place;
};

async function write(tx: Database, actor: Actor, { input, parcel, place, idempotency }: Writing) {
  const source = onPrisma(tx);
  await openOutsideAccount(source);
  const lines = await lockLines(source, input.lines);
  const price = priceOrder(lines, { value: parcel?.ongkir ?? 0 }, null);
  assertOrderSize(price);
  const phone = input.phone_number ?? "";
  const { order } = await insertOrder(source, {
    userId: OUTSIDE_ACCOUNT,
    actorId: actor.userId,
    outsideCustomer: { name: input.name, phone },
    ...(parcel ? { carrier: parcel.carrier, service: parcel.service } : HANDED_OVER),
    etd: "",
    price,
    rateSource: "admin",
    recipient: input.name,
    phoneNumber: phone,
    address: parcel?.address ?? "",
    description: "",
    ...place,
    customerNote: input.customer_note,
    paymentDeadline: await paymentDeadline(source, new Date()),
    placedFrom: null,
    lines,
    idempotency,
  });
  const locked = await lockOrder(tx, order.id);
  await recordNewOrderAudit(tx, actor, locked);
  if (input.paid) {
    const to = parcel ? "Payment Confirm" : "Completed";
    await moveOrder(tx, locked, { kind: "set-status", to }, actor);
  }
  const sales = lines.map(({ productId, stock, quantity }) => ({
    productId,
    isLast: stock === quantity,
  }));
  return { order, sales };
}

async function placeOf({ city: named, zip_code }: ManualParcel): Promise<Place> {
  const { province, ...city } = await getCity(named);
  return { city, province, zipCode: zip_code };
}

/** Returns the shop's own city, where pieces are handed over. */
async function shopPlace(): Promise<Place> {
  const { officialCity, zipCode } = await getShopFacts();
  const { province, ...city } = await getCity(officialCity);
  return { city, province, zipCode };
}

async function openOutsideAccount(source: Sql): Promise<void> {
  await source.query(sql`
    INSERT INTO users (id, name, email, phone_number, password_hash, has_password, deleted_at, updated_at)
    VALUES (${OUTSIDE_ACCOUNT}::uuid, 'Di luar situs', 'outside@deleted.invalid', '', '', false,
      now(), now())
    ON CONFLICT (id) DO NOTHING`);
}

/** Locks the products in id order, as every order does. Throws conflict where pieces are missing. */
async function lockLines(source: Sql, wanted: ManualOrderInput["lines"]): Promise<LockedLine[]> {
  const ids = wanted.map(({ product_id }) => product_id);
  const products = await source.query<Omit<LockedLine, "quantity" | "chosenSize" | "marked">>(sql`
    SELECT id::text AS "productId", stock, name, name_en AS "nameEn", category, size,
      size_details AS "sizeDetails", price, weight, image1, image2, image3, image4
    FROM products WHERE id = ANY(${ids}::uuid[]) AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`);
  return wanted.map(({ product_id, quantity, chosen_size }) => {
    const product = products.find(({ productId }) => productId === product_id);
    if (!product)
      throw new AppError("conflict", "Satu barang sudah dihapus. Muat ulang halaman ini.");
    if (product.stock < quantity) throw shortOf(product);
    const line = withOfferedSize({
      ...product,
      quantity,
      chosenSize: chosen_size ?? null,
      marked: false,
    });
    if (lacksItsSize(line)) {
      throw invalidField("lines", `Pilih ukuran ${line.name}`);
    }
    return line;
  });
}

function shortOf({ name, stock }: Pick<LockedLine, "name" | "stock">): AppError {
  return new AppError("conflict", `Stok ${name} tinggal ${stock}.`);
}
