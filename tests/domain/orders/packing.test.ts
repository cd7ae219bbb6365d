import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { getPacking, listPacking, listPackingById } from "#lib/orders/parcels/list-packing.ts";
import { sendListedOrders } from "#lib/orders/parcels/send-listed-orders.ts";
import { sendPacking } from "#lib/orders/parcels/send-packing.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { countWaiting } from "#lib/reports/count-waiting.ts";
import { auditOfSubject } from "#tests/factories/audit.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const RESI = "CGK0012345678";

test("a packer reads what a parcel needs, and no other column", async () => {
  const packer = await createActor("packer");
  const { id } = await createOrderRow();
  const parcel = await getPacking(packer, id);
  expect(Object.keys(parcel).toSorted()).toEqual(
    [
      ...["address", "carrier", "city", "created_at", "customer_note", "description", "etd"],
      ...["extras", "id", "is_paid", "order_items", "order_no", "phone_number", "province"],
      ...["quantity", "recipient", "resi", "service", "status", "weight", "zip_code"],
    ].toSorted(),
  );
  expect(Object.keys(parcel.order_items[0]?.product ?? {}).toSorted()).toEqual(
    ["category", "chosen_size", "image1", "name", "size", "size_details"].toSorted(),
  );
});

test("the oldest paid order comes first, and no other is listed", async () => {
  const packer = await createActor("packer");
  const old = await createOrderRow({ createdAt: new Date("2020-01-02") });
  const older = await createOrderRow({ createdAt: new Date("2020-01-01") });
  const ended = await createOrderRow({ status: "Completed", createdAt: new Date("2019-01-01") });
  const { data, meta } = await listPacking(packer, { page: 1, per_page: 2 });
  expect(data.map(({ id }) => id)).toEqual([older.id, old.id]);
  expect(meta.total).toBe(await db().order.count({ where: { status: "Payment Confirm" } }));
  expect(await countWaiting(packer)).toBe(meta.total);
  expect(await listPackingById(packer, [ended.id, old.id])).toMatchObject([{ id: old.id }]);
  await expectError(getPacking(packer, ended.id), "not-found");
  expect(await getPacking(await createActor("admin"), ended.id)).toMatchObject({ id: ended.id });
});

test("a packer sends a paid order and corrects its resi, under the packer's name", async () => {
  const packer = await createActor("packer");
  await db().user.update({ where: { id: packer.userId }, data: { name: "Dewi" } });
  const { id } = await createOrderRow();
  expect(await sendPacking(packer, id, { resi: RESI })).toMatchObject({
    status: "In Delivery",
    resi: RESI,
  });
  expect(await sendPacking(packer, id, { resi: `${RESI}9` })).toMatchObject({ resi: `${RESI}9` });
  const entries = await auditOfSubject(id);
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ["order-updated", "Dewi"],
    ["order-updated", "Dewi"],
  ]);
  expect(await db().moneyEntry.count({ where: { orderId: id, kind: "received" } })).toBe(1);
});

test("a packer sends by a list, but moves no order otherwise, nor does a customer", async () => {
  const packer = await createActor("packer");
  const { id, orderNo } = await createOrderRow();
  const csv = `${orderNo};${RESI}`;
  await expectError(updateOrder(packer, id, { status: "Completed" }), "forbidden");
  const customer = await createActor();
  for (const call of [
    sendPacking(customer, id, { resi: RESI }),
    sendListedOrders(customer, { csv, dry_run: false }),
    listPacking(customer, { page: 1, per_page: 1 }),
    getPacking(customer, id),
    countWaiting(customer),
  ]) {
    await expectError(call, "forbidden");
  }
  const { lines } = await sendListedOrders(packer, { csv, dry_run: false });
  expect(lines).toMatchObject([{ outcome: "sent", status: "In Delivery" }]);
});
