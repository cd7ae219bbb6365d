import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { manualOrderInput } from "#lib/checkout/manual-order-schema.ts";
import { placeManualOrder } from "#lib/checkout/place-manual-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listWork } from "#lib/reports/list-work.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const PARCEL = {
  delivery: "parcel",
  phone_number: "6281234567890",
  address: "Jalan Braga 1",
  city: "Kota Bandung",
  zip_code: "40111",
  service: "REG",
  ongkir: "19.000",
};

type Fields = Record<string, unknown>;

function inputFor(product_id: string, fields: Fields = {}, line: Fields = {}) {
  return manualOrderInput.parse({
    lines: [{ product_id, quantity: 2, ...line }],
    name: "Bu Ratih",
    paid: true,
    delivery: "handed-over",
    ...fields,
  });
}

const place = (productId: string, fields?: Fields, key: string | null = null) =>
  placeManualOrder(admin, inputFor(productId, fields), key);

const stockOf = async (id: string) =>
  (await db().product.findUniqueOrThrow({ where: { id } })).stock;

test("pieces that were handed over are sold, paid and booked, and nobody gets a mail", async () => {
  const productId = await createProduct({ stock: 2, price: 450_000 });
  const mails = await db().outboxMail.count();
  const { order, sales } = await place(productId, { customer_note: "Bazar Kota Tua" });
  expect(sales).toEqual([{ productId, isLast: true }]);
  const view = await getOrder(admin, order.id);
  expect(view).toMatchObject({
    status: "Completed",
    payment_status: "Paid",
    total: 900_000,
    ongkir: 0,
    name: "Bu Ratih",
    email: "",
    customer_note: "Bazar Kota Tua",
    money: { received: 900_000, due: 0 },
    rate_source: "admin",
  });
  expect(await stockOf(productId)).toBe(0);
  const [movement] = await db().stockMovement.findMany({ where: { orderId: order.id } });
  expect(movement).toMatchObject({ delta: -2, reason: "order", actorId: admin.userId });
  const audited = await db().auditEntry.findMany({ where: { subjectId: order.id } });
  expect(audited).toMatchObject([{ action: "order-created", subject: order.order_no }]);
  expect(await db().outboxMail.count()).toBe(mails);
  expect(await listWrongBooks()).toEqual([]);
});

test("a parcel that isn't paid waits as any order does, with its own shipping price", async () => {
  const productId = await createProduct({ stock: 5, price: 450_000 });
  const { order } = await place(productId, { ...PARCEL, paid: false });
  const waiting = { status: "Waiting for Payment", payment_status: "Unpaid", total: 919_000 };
  expect(await getOrder(admin, order.id)).toMatchObject({ ...waiting, city: "Kota Bandung" });
  const input = { status: "Payment Confirm" } as const;
  const paid = await updateOrder(admin, order.id, input);
  expect(paid).toMatchObject({ payment_status: "Paid", money: { received: 919_000 } });
  expect(await listWrongBooks()).toEqual([]);
});

test("the queue of refunds knows that no mail reaches its customer", async () => {
  const { order } = await place(await createProduct({ stock: 2, price: 450_000 }), PARCEL);
  await updateOrder(admin, order.id, { status: "Cancelled" });
  const { moneyToReturn } = await listWork(admin, new Date());
  const queued = moneyToReturn.orders.find(({ id }) => id === order.id);
  expect(queued).toMatchObject({ name: "Bu Ratih", hasEmail: false });
});

test("a cancelled one gives its pieces back", async () => {
  const productId = await createProduct({ stock: 2 });
  const { order } = await place(productId, PARCEL);
  await updateOrder(admin, order.id, { status: "Cancelled" });
  expect(await stockOf(productId)).toBe(2);
  expect(await listWrongBooks()).toEqual([]);
});

test("the same key makes one order, also six times at once; with another body it is invalid", async () => {
  const productId = await createProduct({ stock: 20 });
  const key = randomUUID();
  const placed = await Promise.all(Array.from({ length: 6 }, () => place(productId, {}, key)));
  expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
  expect(await stockOf(productId)).toBe(18);
  await expectError(place(productId, { name: "Pak Agus" }, key), "invalid");
  const other = await createActor("admin");
  const { order } = await placeManualOrder(other, inputFor(productId), key);
  expect(order.id).not.toBe(placed[0]?.order.id);
});

test("a sale never takes more than there is, beside other sales of the same piece", async () => {
  const productId = await createProduct({ stock: 5 });
  const sales = await Promise.allSettled(Array.from({ length: 5 }, () => place(productId)));
  expect(sales.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const sale of sales) {
    if (sale.status === "rejected") expect(sale.reason).toMatchObject({ code: "conflict" });
  }
  expect(await stockOf(productId)).toBe(1);
});

test("a size that has to be chosen is asked for, and kept", async () => {
  const fields = { size: "See-Image", sizeDetails: "S, M, L", stock: 9 };
  const productId = await createProduct(fields);
  await expectError(place(productId), "invalid");
  const input = inputFor(productId, {}, { chosen_size: "M" });
  const { order } = await placeManualOrder(admin, input, null);
  const [item] = (await getOrder(admin, order.id)).order_items;
  expect(item?.product.chosen_size).toBe("M");
});

test("customers write no sale down", async () => {
  const customer = await createActor("user");
  const input = inputFor(await createProduct({ stock: 5 }));
  await expectError(placeManualOrder(customer, input, null), "forbidden");
});

test("a parcel names each field that is missing, and what is handed over must be paid", () => {
  const product_id = randomUUID();
  const errors = (fields: Fields) => {
    const parsed = manualOrderInput.safeParse({ ...rest, ...fields });
    return parsed.error?.issues.map(({ path }) => path.join("."));
  };
  const rest = { lines: [{ product_id, quantity: 1 }], name: "Bu Ratih", paid: false };
  expect(errors({ delivery: "handed-over" })).toEqual(["paid"]);
  expect(errors({ delivery: "parcel" })?.toSorted()).toEqual(
    ["address", "city", "ongkir", "phone_number", "service", "zip_code"].toSorted(),
  );
  expect(errors({ ...PARCEL })).toBeUndefined();
  expect(errors({ ...PARCEL, lines: [] })).toEqual(["lines"]);
});
