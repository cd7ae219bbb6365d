import { beforeEach, expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { remindUnpaidOrders } from "#lib/orders/remind-unpaid-orders.ts";
import { getPaymentSettings } from "#lib/payments/get-payment-settings.ts";
import { listSettingChanges } from "#lib/payments/list-setting-changes.ts";
import { qrisPng } from "#lib/payments/qris/draw-qris.ts";
import { findOrderQris, readOrderQris } from "#lib/payments/qris/order-qris.ts";
import { readOrderAccounts } from "#lib/payments/read-order-accounts.ts";
import { updateSettingsInput } from "#lib/payments/schema.ts";
import { updateShopSettings } from "#lib/payments/update-shop-settings.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const OF_ENVIRONMENT = { ...DEMO_FACTS.environmentAccount, active: true };
const BCA = { bank: "BCA", number: "123-456.7890", holder: "Toko Ani", active: true };
const MANDIRI = { bank: "Mandiri", number: "00 11 22 33", holder: "Toko Ani", active: true };
const BRI = { bank: "BRI", number: "99887766", holder: "Ani", active: false };

const admin = await createActor("admin");

const shown = ({ bank, number, holder }: typeof BCA) => ({ bank, number, holder });

beforeEach(() => db().shopSetting.deleteMany());

test("without a row the environment counts; afterwards the newest row of each key", async () => {
  expect(await getPaymentSettings(admin)).toEqual({
    payment_accounts: [OF_ENVIRONMENT],
    qris: null,
    unique_amounts: false,
  });
  await updateShopSettings(admin, { payment_accounts: [MANDIRI, BCA] });
  await updateShopSettings(admin, { payment_accounts: [BCA, MANDIRI, BRI], qris: DEMO_QRIS });
  await updateShopSettings(admin, { unique_amounts: true });
  const set = { payment_accounts: [BCA, MANDIRI, BRI], qris: DEMO_QRIS, unique_amounts: true };
  expect(await getPaymentSettings(admin)).toEqual(set);
  // What doesn't change leaves no row.
  expect(await updateShopSettings(admin, set)).toEqual(set);
  expect(await db().shopSetting.count()).toBe(4);
});

test("the history names who, what and when, the newest first; the audit log has the change", async () => {
  await updateShopSettings(admin, { payment_accounts: [BCA, BRI] });
  await updateShopSettings(admin, { qris: DEMO_QRIS });
  await updateShopSettings(admin, { qris: "" });
  const changes = await listSettingChanges(admin);
  expect(changes.map(({ editor, label, value }) => [editor, label, value])).toEqual([
    ["Uji Coba", "QRIS", "dihapus"],
    ["Uji Coba", "QRIS", "SEKAR BATIK, JAKARTA SELATAN"],
    ["Uji Coba", "Rekening", "BCA 123-456.7890 a.n. Toko Ani; BRI 99887766 a.n. Ani (tidak aktif)"],
  ]);
  const entries = await db().auditEntry.findMany({
    where: { action: "settings-updated" },
    orderBy: { createdAt: "desc" },
    take: 2,
  });
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ qris: DEMO_QRIS }, { qris: null }],
    [{ qris: null }, { qris: DEMO_QRIS }],
  ]);
});

test("only admins read and change the settings", async () => {
  const customer = await createActor();
  await expectError(getPaymentSettings(customer), "forbidden");
  await expectError(listSettingChanges(customer), "forbidden");
  await expectError(updateShopSettings(customer, { qris: DEMO_QRIS }), "forbidden");
  expect(await db().shopSetting.count()).toBe(0);
});

test("one way to pay has to remain: an active account or a QRIS", async () => {
  const nothing = [{ ...BCA, active: false }];
  await expectError(updateShopSettings(admin, { payment_accounts: nothing }), {
    code: "invalid",
    fields: { payment_accounts: ["Harus ada paling sedikit satu rekening aktif atau QRIS"] },
  });
  await updateShopSettings(admin, { qris: DEMO_QRIS, payment_accounts: nothing });
  await expectError(updateShopSettings(admin, { qris: "" }), {
    fields: { qris: ["Harus ada paling sedikit satu rekening aktif atau QRIS"] },
  });
  const { id } = await placeTestOrder();
  expect(await readOrderAccounts(id)).toEqual([]);
});

test("an admin who saw other accounts is told, and changes nothing", async () => {
  await updateShopSettings(admin, { payment_accounts: [BCA] });
  const late = { payment_accounts: [MANDIRI], payment_accounts_seen: [OF_ENVIRONMENT] };
  const conflict = { code: "conflict", body: { payment_accounts: [BCA] } };
  await expectError(updateShopSettings(admin, late), conflict);
  await updateShopSettings(admin, { ...late, payment_accounts_seen: [BCA] });
  expect((await getPaymentSettings(admin)).payment_accounts).toEqual([MANDIRI]);
});

test.each([
  [{ number: "1234" }, "Isi 5 sampai 34 angka; boleh dengan spasi, titik dan strip"],
  [{ number: "12345a" }, "Isi 5 sampai 34 angka; boleh dengan spasi, titik dan strip"],
  [{ number: "1".repeat(35) }, "Isi 5 sampai 34 angka; boleh dengan spasi, titik dan strip"],
  [{ number: " " }, "Wajib diisi"],
  [{ bank: "" }, "Wajib diisi"],
  [{ holder: "a".repeat(81) }, "Paling banyak 80 karakter"],
])("an account with %j is refused, also in a form's list", (field, message) => {
  for (const list of [[{ ...BCA, ...field }], JSON.stringify([{ ...BCA, ...field }])]) {
    const { error } = updateSettingsInput.safeParse({ payment_accounts: list });
    const found = error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(found).toEqual([["payment_accounts", message]]);
  }
});

test("a list that can't be read is refused; one in JSON text is taken", () => {
  for (const list of ["[", "{}", 7, [{ bank: 1 }]]) {
    expect(updateSettingsInput.safeParse({ payment_accounts: list }).success).toBe(false);
  }
  const list = [{ ...BCA, bank: " BCA " }];
  const parsed = updateSettingsInput.parse({ payment_accounts: JSON.stringify(list) });
  expect(parsed.payment_accounts).toEqual([BCA]);
});

test("a QRIS is read from pasted text or from a picture; a wrong one is refused on its field", async () => {
  await updateShopSettings(admin, { qris: ` ${DEMO_QRIS}\n` });
  expect((await getPaymentSettings(admin)).qris).toBe(DEMO_QRIS);
  await updateShopSettings(admin, { qris: null });
  await updateShopSettings(admin, { qris_picture: await qrisPng(DEMO_QRIS) });
  expect((await getPaymentSettings(admin)).qris).toBe(DEMO_QRIS);
  await expectError(updateShopSettings(admin, { qris: `${DEMO_QRIS.slice(0, -1)}0` }), {
    fields: { qris: ["Karakter pemeriksa QRIS tidak cocok: salin lagi seluruh teksnya"] },
  });
  await expectError(updateShopSettings(admin, { qris_picture: Buffer.from("rubbish") }), {
    fields: { qris_picture: [expect.any(String)] },
  });
});

test("an order keeps the accounts that were shown, in its pages and mails", async () => {
  await updateShopSettings(admin, { payment_accounts: [BCA, BRI, MANDIRI] });
  const { id, deadline } = await placeTestOrder();
  await updateShopSettings(admin, { payment_accounts: [{ ...BRI, active: true }] });
  const kept = [shown(BCA), shown(MANDIRI)];
  expect(await readOrderAccounts(id)).toMatchObject(kept);
  expect(await queuedMails("order-placed", id)).toMatchObject([{ accounts: kept }]);
  await remindUnpaidOrders(new Date(deadline.getTime() - 1000));
  expect(await queuedMails("payment-reminder", id)).toMatchObject([{ accounts: kept }]);
});

test("an order of an earlier release shows today's accounts", async () => {
  const { id } = await placeTestOrder();
  await db().$executeRaw`UPDATE orders SET payment_accounts = NULL WHERE id = ${id}::uuid`;
  expect(await readOrderAccounts(id)).toMatchObject([shown(OF_ENVIRONMENT)]);
  await updateShopSettings(admin, { payment_accounts: [BRI, MANDIRI] });
  expect(await readOrderAccounts(id)).toMatchObject([shown(MANDIRI)]);
});

test("an order has a code while it waits for its payment and the shop has a QRIS", async () => {
  const { id, customer } = await placeTestOrder();
  const { money } = await getOrder(customer, id);
  const unpaid = { status: "Waiting for Payment", payment_status: "Unpaid", money } as const;
  expect(await findOrderQris(unpaid)).toBeNull();
  await expectError(readOrderQris(customer, id), "not-found");
  await updateShopSettings(admin, { qris: DEMO_QRIS });
  expect(await findOrderQris(unpaid)).toMatchObject({ merchantName: "SEKAR BATIK" });
  expect(await findOrderQris({ ...unpaid, payment_status: "Rejected" })).not.toBeNull();
  for (const payment_status of ["Awaiting Verification", "Paid", "Expired"] as const) {
    expect(await findOrderQris({ ...unpaid, payment_status })).toBeNull();
  }
});
