import { randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import { listAudit } from "#lib/audit/list-audit.ts";
import { listAuditActors } from "#lib/audit/list-audit-actors.ts";
import { purgeAudit } from "#lib/audit/purge-audit.ts";
import { auditQuery } from "#lib/audit/schema.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { importProducts } from "#lib/catalogue/csv/import-products.ts";
import { importProductsInput } from "#lib/catalogue/csv/import-schema.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { createEvent } from "#lib/content/create-event.ts";
import { createGalleryItem } from "#lib/content/create-gallery-item.ts";
import { deleteEvent } from "#lib/content/delete-event.ts";
import { deleteGalleryItem } from "#lib/content/delete-gallery-item.ts";
import { setEventImage } from "#lib/content/set-event-image.ts";
import { updateEvent } from "#lib/content/update-event.ts";
import { updateGalleryItem } from "#lib/content/update-gallery-item.ts";
import { db } from "#lib/database/db.ts";
import { saveOrderNote } from "#lib/orders/order-note.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { auditOfSubject } from "#tests/factories/audit.ts";
import { eventInput, galleryItemInput } from "#tests/factories/content-input.ts";
import { createActor } from "#tests/factories/customer.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { productCsv } from "#tests/factories/product-csv.ts";
import { productInput } from "#tests/factories/product-input.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

async function namedAdmin(name = `Ani ${randomUUID()}`) {
  const admin = await createActor("admin");
  await db().user.update({ where: { id: admin.userId }, data: { name } });
  return { admin, name };
}

const list = async (query: Record<string, string>) =>
  (await listAudit(admin, auditQuery.parse(query))).data;

test("a product's entries tell who changed which field, from what, to what", async () => {
  const { admin, name } = await namedAdmin();
  const product = await createProduct(admin, productInput({ image1: await makePicture() }));
  await updateProduct(admin, product.id, { price: 475_000, stock: 3, name: "Kemeja Parang" });
  await deleteProduct(admin, product.id);
  const key = product.image1?.split("/")[2];
  const by = { actorId: admin.userId, actor: name, subjectId: product.id };
  expect(await auditOfSubject(product.id)).toEqual([
    {
      ...by,
      action: "product-created",
      subject: "Kemeja Kawung",
      before: {},
      after: expect.objectContaining({ price: 450_000, stock: 10, image1: key, size: "M" }),
    },
    {
      ...by,
      action: "product-updated",
      subject: "Kemeja Parang",
      before: { price: 450_000, stock: 10, name: "Kemeja Kawung" },
      after: { price: 475_000, stock: 3, name: "Kemeja Parang" },
    },
    {
      ...by,
      action: "product-deleted",
      subject: "Kemeja Parang",
      before: expect.objectContaining({ price: 475_000, stock: 3 }),
      after: {},
    },
  ]);
});

test("an edit that changes nothing leaves no entry", async () => {
  const { id } = await createProduct(admin, productInput());
  await updateProduct(admin, id, { price: 450_000 });
  expect(await auditOfSubject(id)).toHaveLength(1);
});

test("a change that isn't made leaves no entry, and one that can't be recorded isn't made", async () => {
  const { id } = await createProduct(admin, productInput());
  const conflict = updateProduct(admin, id, { stock: 1, stock_seen: 9, price: 1 });
  await expectError(conflict, "conflict");
  expect(await auditOfSubject(id)).toHaveLength(1);

  const nobody = { ...admin, userId: randomUUID() };
  await expect(updateProduct(nobody, id, { price: 1 })).rejects.toThrow("no actor");
  expect(await db().product.findUnique({ where: { id } })).toMatchObject({ price: 450_000 });
});

test("every imported product has an entry, once", async () => {
  const { admin, name } = await namedAdmin();
  const mark = randomUUID().slice(0, 8);
  const csv = productCsv([{ name: `A ${mark}`, price: "1" }, { name: `B ${mark}` }]);
  const { import_key } = await importProducts(admin, importProductsInput.parse({ csv }));
  const confirmed = importProductsInput.parse({ csv, import_key, dry_run: "false" });
  await importProducts(admin, confirmed);
  await importProducts(admin, confirmed);
  const entries = await list({ who: name, subject: mark });
  expect(entries.map(({ subject, action }) => [subject, action]).toSorted()).toEqual([
    [`A ${mark}`, "product-imported"],
    [`B ${mark}`, "product-imported"],
  ]);
  const products = await db().product.findMany({ where: { name: { contains: mark } } });
  expect(entries.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    products.map(({ id }) => id).toSorted(),
  );
});

test("events and gallery items leave entries when they are made, changed and deleted", async () => {
  const event = await createEvent(admin, eventInput());
  await updateEvent(admin, event.id, { event_location: "Solo" });
  await setEventImage(admin, event.id, 2, await makePicture());
  await deleteEvent(admin, event.id);
  expect(await auditOfSubject(event.id)).toMatchObject([
    { action: "event-created", after: { event_start: "2026-12-05T03:00:00.000Z" } },
    { action: "event-updated", after: { event_location: "Solo" } },
    { action: "event-updated", before: { image2: null }, after: { image2: expect.any(String) } },
    { action: "event-deleted", before: { event_location: "Solo" }, after: {} },
  ]);
  const item = await createGalleryItem(admin, galleryItemInput({ image1: await makePicture() }));
  await updateGalleryItem(admin, item.id, { title: "Canting" });
  await deleteGalleryItem(admin, item.id);
  expect(await auditOfSubject(item.id)).toMatchObject([
    { action: "gallery-item-created", subject: "Malam dan Canting" },
    { action: "gallery-item-updated", before: { title: "Malam dan Canting" } },
    { action: "gallery-item-deleted", before: { title: "Canting" } },
  ]);
});

test("an order's entries tell status, payment, resi and stock, and of the customer the number alone", async () => {
  const { id, orderNo, customer } = await placeTestOrder();
  await updateOrder(admin, id, { status: "In Delivery", resi: "JNE1" });
  await updateOrder(admin, id, { status: "Return", restock: true });
  await saveOrderNote(admin, id, { note: "Ibu Sari minta dibungkus" });
  await saveOrderNote(admin, id, { note: "Ibu Rini minta dibungkus" });
  const entries = await auditOfSubject(id);
  expect(entries.map(({ subject }) => subject)).toEqual(Array(4).fill(orderNo));
  expect(entries).toMatchObject([
    {
      action: "order-updated",
      before: { status: "Waiting for Payment", payment_status: "Unpaid", resi: null },
      after: { status: "In Delivery", payment_status: "Paid", resi: "JNE1" },
    },
    { before: { holds_stock: true }, after: { holds_stock: false, status: "Return" } },
    { action: "order-note-saved", before: { note: 0 }, after: { note: 24 } },
    { action: "order-note-saved", before: { note: 24 }, after: { note: 24 } },
  ]);
  const { name, email } = await db().user.findUniqueOrThrow({ where: { id: customer.userId } });
  const kept = JSON.stringify(entries.map(({ before, after }) => [before, after]));
  for (const text of [name, email, "Sari", "Braga", "62812"]) expect(kept).not.toContain(text);
});

test("the list is found by person, kind, name, id and days, newest first", async () => {
  const { admin, name } = await namedAdmin();
  const mark = randomUUID().slice(0, 8);
  const { id } = await createProduct(admin, productInput({ name: `Kain 100% ${mark}` }));
  await updateProduct(admin, id, { price: 5 });
  const actions = async (query: Record<string, string>) =>
    (await list(query)).map(({ action }) => action);
  const both = ["product-updated", "product-created"];
  expect(await actions({ who: name })).toEqual(both);
  expect(await actions({ subject: id.toUpperCase() })).toEqual(both);
  expect(await actions({ subject: `100% ${mark.toUpperCase()}` })).toEqual(both);
  expect(await actions({ subject: mark, action: "product-created" })).toEqual(["product-created"]);
  expect(await actions({ subject: mark, who: "Budi" })).toEqual([]);
  expect(await actions({ subject: mark, days: "1" })).toEqual(both);
  await db().auditEntry.updateMany({
    where: { subjectId: id },
    data: { createdAt: new Date(Date.now() - 3 * millisecondsInDay) },
  });
  expect(await actions({ subject: mark, days: "2" })).toEqual([]);
  expect(await actions({ subject: mark, days: "7" })).toHaveLength(2);
  expect(await listAuditActors(admin)).toContain(name);
});

test("only admins read the log", async () => {
  const customer = await createActor();
  await expectError(listAudit(customer, auditQuery.parse({})), "forbidden");
  await expectError(listAuditActors(customer), "forbidden");
});

test("entries outlive the admin, and are deleted after two years", async () => {
  const { admin, name } = await namedAdmin();
  const { id } = await createGalleryItem(admin, galleryItemInput());
  await db().user.delete({ where: { id: admin.userId } });
  expect(await auditOfSubject(id)).toMatchObject([{ actorId: null, actor: name }]);
  await purgeAudit(new Date(Date.now() + 729 * millisecondsInDay));
  expect(await auditOfSubject(id)).toHaveLength(1);
  await purgeAudit(new Date(Date.now() + 731 * millisecondsInDay));
  expect(await auditOfSubject(id)).toEqual([]);
});
