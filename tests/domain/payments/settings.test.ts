import { addDays } from "date-fns";
import { beforeEach, expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { db } from "#lib/database/db.ts";
import { onPool } from "#lib/database/sql/source.ts";
import { MAIL_DATA } from "#lib/mail/schema.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { listTransferAccounts, readOrderAccounts } from "#lib/orders/money/order-accounts.ts";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import { remindUnpaidOrders } from "#lib/orders/unpaid/remind-unpaid-orders.ts";
import { findMoneyChange } from "#lib/payments/find-money-change.ts";
import { getPaymentSettings } from "#lib/payments/get-payment-settings.ts";
import { getProofState } from "#lib/payments/get-proof-page.ts";
import { crc16 } from "#lib/payments/internal/qris/emv-fields.ts";
import { listSettingChanges } from "#lib/payments/list-setting-changes.ts";
import { qrisPng } from "#lib/payments/qris/draw-qris.ts";
import { describeOrderQris, findOrderQris, readOrderQris } from "#lib/payments/qris/order-qris.ts";
import { updateSettingsInput } from "#lib/payments/schema.ts";
import { PASSWORD_FOR_MONEY, updateShopSettings } from "#lib/payments/update-shop-settings.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { readPaymentMethod, writePaymentSettings } from "#lib/shop/settings.ts";
import { PASSWORD } from "#tests/factories/account.ts";
import { createActor } from "#tests/factories/customer.ts";
import { changeSettings, createProvableAdmin, PROOF } from "#tests/factories/payment-settings.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { enrol } from "#tests/factories/second-factor.ts";
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
  await changeSettings({ payment_accounts: [MANDIRI, BCA] });
  await changeSettings({ payment_accounts: [BCA, MANDIRI, BRI], qris: DEMO_QRIS });
  await changeSettings({ unique_amounts: true });
  const set = { payment_accounts: [BCA, MANDIRI, BRI], qris: DEMO_QRIS, unique_amounts: true };
  expect(await getPaymentSettings(admin)).toEqual(set);
  // An unchanged setting leaves no row.
  expect(await changeSettings(set)).toEqual(set);
  expect(await db().shopSetting.count()).toBe(4);
});

test("the history names who, what and when, the newest first; the audit log has the change", async () => {
  await changeSettings({ payment_accounts: [BCA, BRI] });
  await changeSettings({ qris: DEMO_QRIS });
  await changeSettings({ qris: "" });
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

test("new accounts and a new QRIS need the password, in every way that they are sent", async () => {
  const owner = await createProvableAdmin();
  const seen = { payment_accounts_seen: [OF_ENVIRONMENT] };
  const picture = await qrisPng(DEMO_QRIS);
  const changes = [
    { payment_accounts: [BCA], ...seen },
    { payment_accounts: [], ...seen },
    // Also what is set already.
    { payment_accounts: [OF_ENVIRONMENT], ...seen },
    { qris: DEMO_QRIS },
    { qris: null },
    { qris_picture: picture },
  ];
  for (const change of changes) {
    await expectError(updateShopSettings(owner, change), {
      code: "invalid",
      fields: { password: [PASSWORD_FOR_MONEY] },
    });
  }
  const wrong = { payment_accounts: [BCA], ...seen, password: "salah-8888" };
  await expectError(updateShopSettings(owner, wrong), {
    fields: { password: ["This isn't your password"] },
  });
  for (let guess = 1; guess < 10; guess += 1) {
    await expectError(updateShopSettings(owner, wrong), "invalid");
  }
  const right = { ...wrong, ...PROOF };
  await expectError(updateShopSettings(owner, right), "too-many-requests");
  expect(await db().shopSetting.count()).toBe(0);
  // The switch of unique amounts sends money nowhere else.
  await updateShopSettings(owner, { unique_amounts: true });
  expect(await db().shopSetting.count()).toBe(1);
});

test("an admin with a second factor needs its code as well, once", async () => {
  const owner = await createProvableAdmin();
  const { code: usedCode, recoveryCodes } = await enrol(owner, PASSWORD);
  const input = { qris: DEMO_QRIS, ...PROOF };
  await expectError(updateShopSettings(owner, input), { fields: { code: [expect.any(String)] } });
  const used = { ...input, code: usedCode };
  await expectError(updateShopSettings(owner, used), { fields: { code: [expect.any(String)] } });
  const code = recoveryCodes[0] ?? "";
  expect(await updateShopSettings(owner, { ...input, code })).toMatchObject({ qris: DEMO_QRIS });
  const again = { ...input, qris: null, code };
  await expectError(updateShopSettings(owner, again), { fields: { code: [expect.any(String)] } });
});

test("new accounts come with those that the admin saw", async () => {
  await expectError(
    updateShopSettings(await createProvableAdmin(), { payment_accounts: [BCA], ...PROOF }),
    {
      code: "invalid",
      fields: { payment_accounts_seen: ["Kirim juga rekening yang tadi terlihat"] },
    },
  );
  expect(await db().shopSetting.count()).toBe(0);
});

test("every admin gets a mail with what was and what is, once for a change", async () => {
  const other = await createProvableAdmin();
  const { email } = await db().user.findUniqueOrThrow({ where: { id: other.userId } });
  const mailed = async () => {
    const mails = await db().outboxMail.findMany({
      where: { recipient: email, template: "admin-payment-changed" },
      orderBy: { createdAt: "asc" },
    });
    return mails.map(({ data }) => MAIL_DATA["admin-payment-changed"].parse(data));
  };
  await changeSettings({ payment_accounts: [BCA, BRI] });
  await changeSettings({ payment_accounts: [BCA, BRI] });
  await changeSettings({ unique_amounts: true });
  await changeSettings({ qris: DEMO_QRIS });
  const merchant = "SEKAR BATIK, JAKARTA SELATAN, NMID ID1020000000000";
  const editor = "Uji Coba";
  expect(await mailed()).toMatchObject([
    {
      changed: ["payment_accounts"],
      editor,
      before: { accounts: [OF_ENVIRONMENT], qris: null },
      after: { accounts: [BCA, BRI], qris: null },
    },
    {
      changed: ["qris"],
      editor,
      before: { accounts: [BCA, BRI], qris: null },
      after: { accounts: [BCA, BRI], qris: merchant },
    },
  ]);
});

test("the first page of the dashboard names the newest change for seven days", async () => {
  const now = new Date();
  expect(await findMoneyChange(admin, now)).toBeNull();
  await changeSettings({ unique_amounts: true });
  await writePaymentSettings(onPool, { qris: null }, null);
  expect(await findMoneyChange(admin, now)).toBeNull();
  await changeSettings({ payment_accounts: [BCA] });
  await changeSettings({ qris: DEMO_QRIS });
  expect(await findMoneyChange(admin, now)).toMatchObject({
    editor: "Uji Coba",
    label: "QRIS",
    count: 2,
  });
  expect(await findMoneyChange(admin, addDays(now, 6))).toMatchObject({ count: 2 });
  expect(await findMoneyChange(admin, addDays(now, 8))).toBeNull();
  await expectError(findMoneyChange(await createActor(), now), "forbidden");
});

test("who shows the ways to pay hears when there are others, and not of another code", async () => {
  const owner = await createProvableAdmin();
  let heard = 0;
  const set = (qris: string | null) =>
    updateShopSettings(owner, { qris, ...PROOF }, () => {
      heard += 1;
    });
  await set(DEMO_QRIS);
  expect(heard).toBe(1);
  const other = DEMO_QRIS.slice(0, -4).replace("62070703A01", "62070703A02");
  await set(other + crc16(other));
  expect(heard).toBe(1);
  await set(null);
  expect(heard).toBe(2);
});

test("one way to pay has to remain: an active account or a QRIS", async () => {
  const nothing = [{ ...BCA, active: false }];
  await expectError(changeSettings({ payment_accounts: nothing }), {
    code: "invalid",
    fields: { payment_accounts: ["Harus ada paling sedikit satu rekening aktif atau QRIS"] },
  });
  await changeSettings({ qris: DEMO_QRIS, payment_accounts: nothing });
  await expectError(changeSettings({ qris: "" }), {
    fields: { qris: ["Harus ada paling sedikit satu rekening aktif atau QRIS"] },
  });
  const { id } = await placeTestOrder();
  expect(await readOrderAccounts(id)).toEqual([]);
});

test("an admin who saw other accounts is told, and changes nothing", async () => {
  await changeSettings({ payment_accounts: [BCA] });
  const late = { payment_accounts: [MANDIRI], payment_accounts_seen: [OF_ENVIRONMENT] };
  const conflict = { code: "conflict", body: { payment_accounts: [BCA] } };
  await expectError(changeSettings(late), conflict);
  await changeSettings({ ...late, payment_accounts_seen: [BCA] });
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
  await changeSettings({ qris: ` ${DEMO_QRIS}\n` });
  expect((await getPaymentSettings(admin)).qris).toBe(DEMO_QRIS);
  await changeSettings({ qris: null });
  await changeSettings({ qris_picture: await qrisPng(DEMO_QRIS) });
  expect((await getPaymentSettings(admin)).qris).toBe(DEMO_QRIS);
  await expectError(changeSettings({ qris: `${DEMO_QRIS.slice(0, -1)}0` }), {
    fields: { qris: ["Karakter pemeriksa QRIS tidak cocok: salin lagi seluruh teksnya"] },
  });
  await expectError(changeSettings({ qris_picture: Buffer.from("rubbish") }), {
    fields: { qris_picture: [expect.any(String)] },
  });
});

test("an order keeps the accounts that were shown, in its pages and mails", async () => {
  await changeSettings({ payment_accounts: [BCA, BRI, MANDIRI] });
  const { id, deadline } = await placeTestOrder();
  await changeSettings({ payment_accounts: [{ ...BRI, active: true }] });
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
  await changeSettings({ payment_accounts: [BRI, MANDIRI] });
  expect(await readOrderAccounts(id)).toMatchObject([shown(MANDIRI)]);
});

test("an order has a code while it waits for its payment and the shop has a QRIS", async () => {
  const { id, customer } = await placeTestOrder();
  const { money } = await getOrder(customer, id);
  const unpaid = { status: "Waiting for Payment", payment_status: "Unpaid", money } as const;
  expect(await findOrderQris(unpaid)).toBeNull();
  await expectError(readOrderQris(customer, id), "not-found");
  await changeSettings({ qris: DEMO_QRIS });
  expect(await findOrderQris(unpaid)).toMatchObject({ merchantName: "SEKAR BATIK" });
  expect(await findOrderQris({ ...unpaid, payment_status: "Rejected" })).not.toBeNull();
  for (const payment_status of ["Awaiting Verification", "Paid", "Expired"] as const) {
    expect(await findOrderQris({ ...unpaid, payment_status })).toBeNull();
  }
});

test("other clients are told where to pay before and after the order, until it waits for no transfer", async () => {
  expect(await readPaymentMethod()).toEqual({
    payment_accounts: [shown(OF_ENVIRONMENT)],
    takes_qris: false,
    gateways: [],
  });
  await changeSettings({ payment_accounts: [BCA, BRI, MANDIRI], qris: DEMO_QRIS });
  const accounts = [shown(BCA), shown(MANDIRI)];
  expect(await readPaymentMethod()).toMatchObject({ payment_accounts: accounts, takes_qris: true });
  const { id, orderNo, customer } = await placeTestOrder();
  const order = await getOrder(customer, id);
  expect(await listTransferAccounts(order)).toEqual(accounts);
  expect(await describeOrderQris(order)).toEqual({
    merchant_name: "SEKAR BATIK",
    city: expect.any(String),
    text: expect.stringContaining(String(order.total)),
    picture: `/api/order/${id}/qris`,
  });
  const state = { data: { order_no: orderNo, due: order.total }, payment_accounts: accounts };
  expect(await getProofState(proofToken(id))).toMatchObject(state);
  await expectError(getProofState("forged"), "not-found");
  const paid = { ...order, payment_status: "Paid" } as const;
  expect([await listTransferAccounts(paid), await describeOrderQris(paid)]).toEqual([[], null]);
});
