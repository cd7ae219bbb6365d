import { beforeEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { readOrderAccounts } from "#lib/orders/money/order-accounts.ts";
import { countOutdatedAccounts } from "#lib/orders/money/replace-accounts.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { replaceOrderAccounts } from "#lib/payments/replace-order-accounts.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { createActor } from "#tests/factories/customer.ts";
import { changeSettings, createProvableAdmin, PROOF } from "#tests/factories/payment-settings.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const OLD = DEMO_FACTS.environmentAccount;
const NEW = { bank: "BCA", number: "1234567890", holder: "Toko Ani" };

beforeEach(() => db().shopSetting.deleteMany());

const setAccount = () => changeSettings({ payment_accounts: [{ ...NEW, active: true }] });
const mailsOf = (id: string) => queuedMails("payment-account-replaced", id);

test("open orders get the present accounts, and each customer one mail", async () => {
  const orders = [await placeTestOrder(), await placeTestOrder(), await placeTestOrder()];
  const [unpaid, rejected, awaiting] = orders.map(({ id }) => id) as [string, string, string];
  await db().order.update({ where: { id: rejected }, data: { paymentStatus: "Rejected" } });
  const checking = { paymentStatus: "Awaiting Verification" };
  await db().order.update({ where: { id: awaiting }, data: checking });
  const admin = await createProvableAdmin();
  await replaceOrderAccounts(admin, PROOF);
  for (const id of [unpaid, rejected, awaiting]) expect(await mailsOf(id)).toEqual([]);

  await setAccount();
  expect(await countOutdatedAccounts(admin)).toBeGreaterThanOrEqual(3);
  expect(await replaceOrderAccounts(admin, PROOF)).toBeGreaterThanOrEqual(3);
  expect(await countOutdatedAccounts(admin)).toBe(0);
  expect(await replaceOrderAccounts(admin, PROOF)).toBe(0);
  for (const id of [unpaid, rejected, awaiting]) {
    expect(await readOrderAccounts(id)).toMatchObject([NEW]);
    expect(await mailsOf(id)).toMatchObject([
      {
        accounts: [NEW],
        takesQris: false,
        isProofIn: id === awaiting,
        proofLink: expect.any(String),
      },
    ]);
  }
  const entries = await db().auditEntry.findMany({ where: { subjectId: unpaid } });
  expect(entries).toMatchObject([
    {
      action: "order-accounts-replaced",
      actorId: admin.userId,
      before: { payment_accounts: `${OLD.bank} ${OLD.number} a.n. ${OLD.holder}` },
      after: { payment_accounts: "BCA 1234567890 a.n. Toko Ani" },
    },
  ]);
});

test("orders that are paid or over keep theirs, and have no mail", async () => {
  const admin = await createProvableAdmin();
  const [paid, over, setBack] = [
    await placeTestOrder(),
    await placeTestOrder(),
    await placeTestOrder(),
  ];
  await updateOrder(admin, paid.id, { status: "Payment Confirm" });
  await updateOrder(admin, over.id, { status: "Cancelled" });
  await updateOrder(admin, setBack.id, { status: "Payment Confirm" });
  await updateOrder(admin, setBack.id, { status: "Waiting for Payment" });
  await setAccount();
  await replaceOrderAccounts(admin, PROOF);
  for (const { id } of [paid, over, setBack]) {
    expect(await readOrderAccounts(id)).toMatchObject([OLD]);
    expect(await mailsOf(id)).toEqual([]);
  }
});

test("a mail to an unverified e-mail has no name and no link that acts", async () => {
  const { id } = await placeTestOrder(await createActor("user", { isVerified: false }));
  await setAccount();
  await replaceOrderAccounts(await createProvableAdmin(), PROOF);
  expect(await mailsOf(id)).toMatchObject([{ name: null, proofLink: null, accounts: [NEW] }]);
});

test("two admins at once send one mail", async () => {
  const { id } = await placeTestOrder();
  await setAccount();
  const admins = [await createProvableAdmin(), await createProvableAdmin()];
  await Promise.all(admins.map((admin) => replaceOrderAccounts(admin, PROOF)));
  expect(await mailsOf(id)).toHaveLength(1);
});

test("nobody replaces accounts without being an admin and knowing the password", async () => {
  const { id, customer } = await placeTestOrder();
  await setAccount();
  await expectError(replaceOrderAccounts(customer, PROOF), "forbidden");
  await expectError(replaceOrderAccounts(await createProvableAdmin(), { password: "salah-8888" }), {
    code: "invalid",
    fields: { password: ["This isn't your password"] },
  });
  expect(await readOrderAccounts(id)).toMatchObject([OLD]);
});
