import { randomUUID } from "node:crypto";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { generateCode, hashCode } from "#lib/accounts/internal/code-hash.ts";
import { CODE_LIFETIME_MS } from "#lib/accounts/internal/issue-code.ts";
import type { CodePurpose } from "#lib/accounts/schema.ts";
import { stepCookie } from "#lib/auth/sign-in-step.ts";
import { db } from "#lib/database/db.ts";
import { hashToken } from "#lib/database/token-hash.ts";
import { jakartaDay } from "#lib/dates.ts";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import { crc16 } from "#lib/payments/internal/qris/emv-fields.ts";
import type { GroupName } from "#lib/shop/groups/group-schemas.ts";
import { newEmail } from "#tests/factories/account.ts";
import { appCode } from "#tests/factories/app-code.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { multipart } from "../multipart.ts";
import { anAdmin, aProvingAdmin, orderPiece, PASSWORD, paymentBody, signIn } from "../people.ts";
import { newApp, signInEnrolled, signInVerified } from "../second-factor.ts";
import { send } from "../shop-client.ts";
import { EXAMPLES } from "./examples.ts";
import type { GoodCall } from "./good-call.ts";
import type { Policy } from "./policies.ts";

const PASSWORDS = { password: "truntum-sogan-62", password_confirmation: "truntum-sogan-62" };

function example(key: string): Record<string, string> {
  return (EXAMPLES[key] ?? {}) as Record<string, string>;
}

async function registered(): Promise<string> {
  const body = { ...example("POST /api/auth/register"), ...PASSWORDS, email: newEmail() };
  await send("POST", "/api/auth/register", { body });
  return body.email;
}

/** Stores a new code in the database, which is faster than reading it from a mail. */
async function codeFor(purpose: CodePurpose) {
  const email = await registered();
  const otp = generateCode();
  const { id: userId } = await db().user.findUniqueOrThrow({ where: { email } });
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  await db().oneTimeCode.create({
    data: { userId, email, purpose, codeHash: hashCode(purpose, email, otp), expiresAt },
  });
  return { email, otp };
}

async function anAddress(token: string): Promise<string> {
  const body = { ...example("POST /api/address"), address: `Jalan ${randomUUID()}` };
  return (await send("POST", "/api/address", { token, body })).json.data.id;
}

const STATEMENT = "Tanggal;Keterangan;Jumlah\n02/11/2026;BUNGA;411.00 CR\n";

/** A row of the bank that waits. No order has its amount unless it is given. */
export async function aBankRow(rupiah = 7): Promise<string> {
  const { id } = await db().bankRow.create({
    data: {
      statement: { create: { account: "Uji", fileName: "" } },
      hash: randomUUID(),
      line: 2,
      date: new Date(`${jakartaDay(new Date())}T00:00:00Z`),
      text: "TRANSFER",
      rupiah,
      sen: 0,
      direction: "credit",
      kind: "transfer",
    },
    select: { id: true },
  });
  return id;
}

async function aCartItem(token: string): Promise<string> {
  const { json } = await send("POST", `/api/cart/${await createProduct({ stock: 5 })}`, { token });
  return json.data.id;
}

async function aProof(orderId: string): Promise<string> {
  const body = multipart({ image: await makePicture() });
  await send("POST", `/api/payment-proof/${proofToken(orderId)}`, { body });
  const proof = await db().paymentProof.findFirstOrThrow({
    where: { orderId },
    orderBy: { uploadedAt: "desc" },
  });
  return proof.id;
}

/** A paid order's id and total. */
async function aPaidOrder() {
  const { id } = await createOrderRow();
  return db().order.findUniqueOrThrow({ where: { id }, select: { id: true, total: true } });
}

/** A refund with a picture, of an order that is cancelled for it. */
async function aRefund(orderId: string): Promise<string> {
  const token = await anAdmin();
  for (const status of ["Payment Confirm", "Cancelled"]) {
    await send("PATCH", `/api/order/${orderId}`, { token, body: { status } });
  }
  const { total } = await db().order.findUniqueOrThrow({ where: { id: orderId } });
  const fields = {
    amount: "1",
    account: "BCA 1",
    sent_on: jakartaDay(new Date()),
    held_seen: String(total),
  };
  const body = multipart({ ...fields, image: await makePicture() });
  await send("POST", `/api/order/${orderId}/refund`, { token, body });
  const refund = await db().moneyEntry.findFirstOrThrow({ where: { orderId, kind: "refunded" } });
  return refund.id;
}

async function anEvent(): Promise<string> {
  const sent = { token: await anAdmin(), body: example("POST /api/event") };
  return (await send("POST", "/api/event", sent)).json.data.id;
}

async function aGalleryItem(): Promise<string> {
  const body = multipart({ title: "Membatik", image1: await makePicture() });
  return (await send("POST", "/api/gallery", { token: await anAdmin(), body })).json.data.id;
}

/** Changes words that only search engines get, as no other test does. */
async function changedPage(): Promise<GoodCall> {
  const token = await anAdmin();
  const { json } = await send("GET", "/api/page/landing", { token });
  const value = { ...json.data.value, description: { en: `Welcome ${randomUUID()}`, id: "" } };
  const body = { value: JSON.stringify(value), seen: json.data.version };
  return { token, params: { page: "landing" }, body };
}

/** Signs an account in twice. Returns one token, and the id of the other session. */
async function twoSessions() {
  const token = await signIn();
  const { json } = await send("POST", "/api/auth/user", { token });
  const expiresAt = new Date(Date.now() + 1_000_000);
  const { id } = await db().session.create({ data: { userId: json.data.id, expiresAt } });
  return { token, params: { id } };
}

/** Returns the demo's QRIS for a new terminal, since what doesn't change leaves no entry in the log. */
function anotherQris(): string {
  const terminal = randomUUID().slice(0, 8);
  const body = DEMO_QRIS.slice(0, -4).replace("62070703A01", `62120708${terminal}`);
  return body + crc16(body);
}

/** An open order that shows an account of earlier days. */
async function anOutdatedOrder(): Promise<void> {
  const paymentAccounts = [{ bank: "Bank Lama", number: "123456", holder: "Toko", active: true }];
  const where = { id: await orderPiece(await signIn()) };
  await db().order.update({ where, data: { paymentAccounts } });
}

async function aCompletionToken(): Promise<string> {
  const orderId = await orderPiece(await signIn());
  const token = randomUUID();
  await db().order.update({ where: { id: orderId }, data: { status: "In Delivery" } });
  const expiresAt = new Date(Date.now() + 1_000_000);
  await db().completionToken.create({ data: { tokenHash: hashToken(token), orderId, expiresAt } });
  return token;
}

/** Returns the token by which a changed e-mail is undone. */
async function anUndoToken(): Promise<string> {
  const token = randomUUID();
  const { id: userId } = await db().user.findUniqueOrThrow({
    where: { email: await registered() },
  });
  const now = new Date();
  await db().emailChange.create({
    data: {
      userId,
      oldEmail: newEmail(),
      oldVerifiedAt: now,
      newEmail: newEmail(),
      undoTokenHash: hashToken(token),
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + 1_000_000),
    },
  });
  return token;
}

async function aPacker(): Promise<{ id: string }> {
  const { json } = await send("POST", "/api/auth/user", { token: await signIn("packer") });
  return { id: json.data.id };
}

/** Stores an invitation, whose token is otherwise in a mail alone. */
async function anInvitation() {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 1_000_000);
  const { id } = await db().teamInvitation.create({
    data: { email: newEmail(), role: "packer", tokenHash: hashToken(token), expiresAt },
  });
  return { id, token };
}

/** Proves the account's owner by a recovery code: an app's code would be good only once. */
async function withRecoveryCode(): Promise<GoodCall> {
  const { token, password, recoveryCodes } = await signInEnrolled();
  return { token, body: { password, code: recoveryCodes[0] ?? "" } };
}

const ordered = async () => {
  const token = await signIn();
  return { token, id: await orderPiece(token) };
};
/** Makes a thing of a new customer. The call is theirs, and names it. */
const own = (makeThing: (token: string) => Promise<string>) => async () => {
  const token = await signIn();
  return { token, params: { id: await makeThing(token) } };
};
const forAdmin = async (call: GoodCall = {}) => ({ token: await anAdmin(), ...call });
const proved = async ({ body, ...call }: GoodCall) => ({
  ...call,
  token: await aProvingAdmin(),
  body: { ...body, password: PASSWORD },
});
const toSend = async () => {
  const { id } = await createOrderRow({ status: "Payment Confirm", paymentStatus: "Paid" });
  return { id };
};
const filling = async () => {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct({ stock: 5 })}`, { token });
  return token;
};

/** Other tests share this shop, so nothing changes. */
async function unchangedGroup(name: GroupName) {
  const token = await anAdmin();
  const { json } = await send("GET", `/api/settings/${name}`, { token });
  const { version, values } = json.data;
  const words = Object.entries(values).filter(([field]) => !field.startsWith("image"));
  const body = Object.fromEntries(words.map(([field, value]) => [field, String(value)]));
  return { token, body: { ...body, seen: version } };
}

const picture = async (slot: string) => ({ [slot]: await makePicture() });

/** Permission and a call that succeeds, of each operation. */
export const GOOD_CALLS: Record<string, [Policy, () => Promise<GoodCall>]> = {
  "POST /api/auth/register": [
    "public",
    async () => ({
      body: { ...example("POST /api/auth/register"), ...PASSWORDS, email: newEmail() },
    }),
  ],
  "POST /api/auth/login": [
    "public",
    async () => ({
      body: { email: "sari@sekarbatik.test", password: "kawung-parang-8" },
    }),
  ],
  "POST /api/auth/logout": ["self", async () => ({ token: await signIn() })],
  "POST /api/auth/user": ["self", async () => ({ token: await signIn() })],
  "POST /api/auth/password": [
    "self",
    async () => {
      const { token, password } = await signInVerified();
      return { token, body: { current_password: password, ...PASSWORDS } };
    },
  ],
  "POST /api/auth/second-factor/setup": ["self", async () => ({ token: await signIn() })],
  "POST /api/auth/second-factor": [
    "self",
    async () => {
      const { token, password } = await signInVerified();
      const { setup, code } = await newApp(token);
      return { token, body: { setup, code, password } };
    },
  ],
  "DELETE /api/auth/second-factor": ["self", withRecoveryCode],
  "POST /api/auth/recovery-codes": ["self", withRecoveryCode],
  "POST /api/auth/second-step": [
    "public",
    async () => {
      const { email, key } = await signInEnrolled();
      const { id: userId } = await db().user.findUniqueOrThrow({ where: { email } });
      const identity = { provider: "Google", issuer: "https://id.test", subject: userId };
      const line = stepCookie({
        userId,
        identity: { ...identity, email, vouches: true, name: "" },
      });
      const [cookie = ""] = line.split(";");
      // The present code was used up by the enrolment.
      return { headers: { cookie }, body: { code: appCode(key, 1) } };
    },
  ],
  "POST /api/auth/reset-password": [
    "public",
    async () => ({
      body: { ...(await codeFor("reset-password")), ...PASSWORDS },
    }),
  ],
  "POST /api/send-otp": ["public", async () => ({ body: { email: newEmail(), type: "register" } })],
  "POST /api/send-otp-edit-email": [
    "self",
    async () => ({
      token: await signIn(),
      body: { email: newEmail() },
    }),
  ],
  "POST /api/verify-otp": ["public", async () => ({ body: await codeFor("register") })],
  "DELETE /api/user/email-change": ["self", async () => ({ token: await signIn() })],
  "POST /api/undo-email-change": ["public", async () => ({ body: { token: await anUndoToken() } })],
  "PATCH /api/user": ["self", async () => ({ token: await signIn(), body: { name: "Sari Baru" } })],
  "GET /api/user/data": ["self", async () => ({ token: await signIn() })],
  "DELETE /api/user": [
    "customer",
    async () => ({ token: await signIn(), body: { password: PASSWORD } }),
  ],
  "GET /api/cartbadge": ["self", async () => ({ token: await signIn() })],
  "GET /api/cart": ["self", async () => ({ token: await filling() })],
  "POST /api/cart/{id}": [
    "self",
    async () => ({
      token: await signIn(),
      params: { id: await createProduct({ stock: 5 }) },
      body: { quantity: "2" },
    }),
  ],
  "PATCH /api/cart/{id}": [
    "self",
    async () => ({
      token: await signIn(),
      params: { id: await createProduct({ stock: 5 }) },
      body: { quantity: "3" },
    }),
  ],
  "DELETE /api/cart/{id}": ["owner", own(aCartItem)],
  "GET /api/cart/reset-sold-out": ["self", async () => ({ token: await signIn() })],
  "GET /api/home": ["public", async () => ({})],
  "GET /api/product": ["public", async () => ({ query: { "categories[]": "Men", per_page: "5" } })],
  "POST /api/product": ["admin", () => forAdmin({ body: PRODUCT_FORM })],
  "PATCH /api/product": [
    "admin",
    async () => {
      const changes = [{ id: await createProduct(), price: "475.000" }];
      return forAdmin({ body: { changes: JSON.stringify(changes) } });
    },
  ],
  "GET /api/product/{id}": ["public", async () => ({ params: { id: await createProduct() } })],
  "PATCH /api/product/{id}": [
    "admin",
    async () =>
      forAdmin({ params: { id: await createProduct() }, body: example("PATCH /api/product/{id}") }),
  ],
  "DELETE /api/product/{id}": [
    "admin",
    async () => forAdmin({ params: { id: await createProduct() } }),
  ],
  "GET /api/product-detail/{id}": [
    "public",
    async () => ({ params: { id: await createProduct() } }),
  ],
  "GET /api/order": [
    "self",
    async () => ({ token: (await ordered()).token, query: { days: "1" } }),
  ],
  "GET /api/order/{id}": ["owner-or-admin", own(orderPiece)],
  "POST /api/order": [
    "admin",
    async () => {
      const line = { product_id: await createProduct({ stock: 5 }), quantity: 3 };
      const body = {
        ...example("POST /api/order"),
        ...{ lines: JSON.stringify([line]), paid: "true" },
      };
      return forAdmin({ body });
    },
  ],
  "PATCH /api/order": [
    "admin",
    async () => {
      const changes = [{ id: (await ordered()).id, status: "Payment Confirm" }];
      return forAdmin({ body: { changes: JSON.stringify(changes) } });
    },
  ],
  "POST /api/order/resi": [
    "packer",
    async () => {
      const { id } = await ordered();
      const data = { status: "Payment Confirm" };
      const { orderNo } = await db().order.update({ where: { id }, data });
      const csv = `${orderNo};JNE${id.slice(0, 8)}`;
      return forAdmin({ body: { csv, dry_run: "false" } });
    },
  ],
  "PATCH /api/order/{id}": [
    "admin",
    async () =>
      forAdmin({ params: { id: (await ordered()).id }, body: example("PATCH /api/order/{id}") }),
  ],
  "POST /api/order/{id}/cancel": ["owner", own(orderPiece)],
  "POST /api/order/{id}/complete": [
    "owner",
    async () => {
      const { token, id } = await ordered();
      await db().order.update({ where: { id }, data: { status: "In Delivery" } });
      return { token, params: { id } };
    },
  ],
  "POST /api/order/{id}/chat": [
    "admin",
    async () => forAdmin({ params: { id: (await ordered()).id }, body: { text: "pay" } }),
  ],
  "GET /api/order/{id}/note": [
    "admin",
    async () => forAdmin({ params: { id: (await ordered()).id } }),
  ],
  "PATCH /api/order/{id}/note": [
    "admin",
    async () => forAdmin({ params: { id: (await ordered()).id }, body: { note: "Kado" } }),
  ],
  "GET /api/order/{id}/proof/{proofId}": [
    "owner-or-admin",
    async () => {
      const { token, id } = await ordered();
      return { token, params: { id, proofId: await aProof(id) } };
    },
  ],
  "PATCH /api/order/{id}/proof/{proofId}": [
    "admin",
    async () => {
      const { id } = await ordered();
      return forAdmin({ params: { id, proofId: await aProof(id) }, body: { state: "confirmed" } });
    },
  ],
  "POST /api/order/{id}/payment-missing": [
    "admin",
    async () => {
      const { id } = await createOrderRow({ status: "Payment Confirm", paymentStatus: "Paid" });
      return forAdmin({ params: { id }, body: { reason: "Called back" } });
    },
  ],
  "POST /api/order/{id}/receipt": [
    "admin",
    async () => {
      const { id, total } = await aPaidOrder();
      const body = { amount: "5.000", note: "", held_seen: String(total) };
      return forAdmin({ params: { id }, body });
    },
  ],
  "POST /api/order/{id}/write-off": [
    "admin",
    async () => {
      const { id } = await ordered();
      const { total } = await db().order.findUniqueOrThrow({ where: { id } });
      const body = { status: "Payment Confirm", amount: String(total - 500n), rest: "due" };
      await send("PATCH", `/api/order/${id}`, { token: await anAdmin(), body });
      return forAdmin({ params: { id }, body: { due_seen: "500" } });
    },
  ],
  "PATCH /api/order/{id}/money/{entryId}": [
    "admin",
    async () => {
      const { id } = await aPaidOrder();
      const where = { orderId: id, kind: "received" };
      const { id: entryId } = await db().moneyEntry.findFirstOrThrow({ where });
      return forAdmin({
        params: { id, entryId },
        body: { amount: "5.000", reason: "Salah ketik" },
      });
    },
  ],
  "POST /api/order/{id}/refund": [
    "admin",
    async () => {
      const { id } = await createOrderRow({ status: "Cancelled", paymentStatus: "Paid" });
      const { total } = await db().order.findUniqueOrThrow({ where: { id } });
      const body = { amount: "5.000", account: "BCA 1", sent_on: jakartaDay(new Date()) };
      return forAdmin({ params: { id }, body: { ...body, held_seen: String(total) } });
    },
  ],
  "GET /api/order/{id}/refund/{refundId}": [
    "owner-or-admin",
    async () => {
      const { token, id } = await ordered();
      return { token, params: { id, refundId: await aRefund(id) } };
    },
  ],
  "GET /api/order/{id}/qris": ["owner-or-admin", own(orderPiece)],
  "GET /api/order/{id}/tracking": ["owner-or-admin", own(orderPiece)],
  "GET /api/payment": [
    "owner-or-admin",
    async () => {
      const { token, id } = await ordered();
      return { token, query: { payment_id: id } };
    },
  ],
  "POST /api/payment": [
    "self",
    async () => {
      const token = await filling();
      const { ongkir, ...body } = await paymentBody(token);
      return {
        token,
        body: { ...body, ongkir: String(ongkir) },
        headers: { "idempotency-key": randomUUID() },
      };
    },
  ],
  "GET /api/payment-proof/{token}": [
    "public",
    async () => ({
      params: { token: proofToken((await ordered()).id) },
    }),
  ],
  "POST /api/payment-proof/{token}": [
    "public",
    async () => ({
      params: { token: proofToken((await ordered()).id) },
      body: example("POST /api/payment-proof/{token}"),
      files: await picture("image"),
    }),
  ],
  "POST /api/complete-order": [
    "public",
    async () => ({ body: { token: await aCompletionToken() } }),
  ],
  "GET /api/audit": ["admin", () => forAdmin({ query: { action: "product-updated", days: "7" } })],
  "GET /api/customer": ["admin", () => forAdmin({ query: { q: "sari" } })],
  "GET /api/event": ["public", async () => ({ query: { status: "finished" } })],
  "GET /api/event/{id}": ["public", async () => ({ params: { id: await anEvent() } })],
  "GET /api/event/{id}/calendar": ["public", async () => ({ params: { id: await anEvent() } })],
  "POST /api/event": ["admin", () => forAdmin({ body: example("POST /api/event") })],
  "PATCH /api/event/{id}": [
    "admin",
    async () =>
      forAdmin({ params: { id: await anEvent() }, body: example("PATCH /api/event/{id}") }),
  ],
  "DELETE /api/event/{id}": ["admin", async () => forAdmin({ params: { id: await anEvent() } })],
  "PATCH /api/eventimage/0": [
    "admin",
    async () =>
      forAdmin({ query: { eventId: await anEvent(), index: "2" }, files: await picture("image") }),
  ],
  "GET /api/gallery": ["public", async () => ({ query: { per_page: "2" } })],
  "GET /api/gallery/{id}": ["public", async () => ({ params: { id: await aGalleryItem() } })],
  "POST /api/gallery": [
    "admin",
    async () => forAdmin({ body: example("POST /api/gallery"), files: await picture("image1") }),
  ],
  "PATCH /api/gallery/{id}": [
    "admin",
    async () => forAdmin({ params: { id: await aGalleryItem() }, body: { title: "Mencanting" } }),
  ],
  "DELETE /api/gallery/{id}": [
    "admin",
    async () => forAdmin({ params: { id: await aGalleryItem() } }),
  ],
  "GET /api/page/{page}": ["admin", () => forAdmin({ params: { page: "faq" } })],
  "GET /api/page/{page}/version/{id}": [
    "admin",
    () => forAdmin({ params: { page: "faq", id: "first" } }),
  ],
  "PATCH /api/page/{page}": ["admin", changedPage],
  "POST /api/page-picture": ["admin", async () => forAdmin({ files: await picture("image") })],
  "GET /api/province": ["public", async () => ({})],
  "GET /api/place": ["public", async () => ({ query: { zip_code: "12950" } })],
  "GET /api/city": ["public", async () => ({ query: { province_id: "32" } })],
  "GET /api/address": [
    "self",
    async () => {
      const token = await signIn();
      await anAddress(token);
      return { token };
    },
  ],
  "GET /api/address/{id}": ["owner", own(anAddress)],
  "POST /api/address": [
    "self",
    async () => ({ token: await signIn(), body: example("POST /api/address") }),
  ],
  "PATCH /api/address/{id}": [
    "owner",
    async () => {
      const token = await signIn();
      return { token, params: { id: await anAddress(token) }, body: { zip_code: "40112" } };
    },
  ],
  "DELETE /api/address/{id}": ["owner", own(anAddress)],
  "GET /api/session": ["self", async () => ({ token: await signIn() })],
  "DELETE /api/session": ["self", async () => ({ token: await signIn() })],
  "DELETE /api/session/{id}": ["owner", twoSessions],
  "GET /api/packing": ["packer", async () => forAdmin({ query: { per_page: "5" } })],
  "GET /api/packing/{id}": ["packer", async () => forAdmin({ params: await toSend() })],
  "PATCH /api/packing/{id}": [
    "packer",
    async () => forAdmin({ params: await toSend(), body: example("PATCH /api/packing/{id}") }),
  ],
  "GET /api/team": ["admin", () => forAdmin()],
  "PATCH /api/team/{id}": [
    "admin",
    async () => proved({ params: await aPacker(), body: { role: "admin" } }),
  ],
  "DELETE /api/team/{id}": ["admin", async () => proved({ params: await aPacker() })],
  "DELETE /api/team/{id}/sessions": ["admin", async () => forAdmin({ params: await aPacker() })],
  "GET /api/team/invitation": ["admin", () => forAdmin()],
  "POST /api/team/invitation": [
    "admin",
    () => proved({ body: { email: newEmail(), role: "packer" } }),
  ],
  "DELETE /api/team/invitation/{id}": [
    "admin",
    async () => forAdmin({ params: { id: (await anInvitation()).id } }),
  ],
  "POST /api/auth/invitation": [
    "public",
    async () => ({
      body: { token: (await anInvitation()).token, name: "Dewi Lestari", ...PASSWORDS },
    }),
  ],
  "GET /api/settings": ["admin", () => forAdmin()],
  "POST /api/settings": [
    "admin",
    async () => ({
      token: await aProvingAdmin(),
      body: { qris: anotherQris(), password: PASSWORD },
    }),
  ],
  "GET /api/settings/shop": ["admin", () => forAdmin()],
  "PATCH /api/settings/shop": ["admin", () => unchangedGroup("shop")],
  "GET /api/settings/home": ["admin", () => forAdmin()],
  "PATCH /api/settings/home": ["admin", () => unchangedGroup("home")],
  "GET /api/settings/tiles": ["admin", () => forAdmin()],
  "PATCH /api/settings/tiles": ["admin", () => unchangedGroup("tiles")],
  "GET /api/settings/shipping": ["admin", () => forAdmin()],
  "PATCH /api/settings/shipping": ["admin", () => unchangedGroup("shipping")],
  "GET /api/settings/terms": ["admin", () => forAdmin()],
  "PATCH /api/settings/terms": ["admin", () => unchangedGroup("terms")],
  "GET /api/settings/mail": ["admin", () => forAdmin()],
  "PATCH /api/settings/mail": ["admin", () => unchangedGroup("mail")],
  "GET /api/settings/chat": ["admin", () => forAdmin()],
  "PATCH /api/settings/chat": ["admin", () => unchangedGroup("chat")],
  "POST /api/settings/open-orders": [
    "admin",
    async () => {
      await anOutdatedOrder();
      return { token: await aProvingAdmin(), body: { password: PASSWORD } };
    },
  ],
  "GET /api/shipping": [
    "self",
    async () => ({ token: await filling(), query: { city: "Kota Bandung" } }),
  ],
  "GET /api/shop": ["public", async () => ({})],
  "GET /api/tariff": ["admin", () => forAdmin()],
  "POST /api/tariff": [
    "admin",
    async () => {
      const { json } = await send("GET", "/api/tariff", { token: await anAdmin() });
      return forAdmin({ body: { csv: json, dry_run: "true" } });
    },
  ],
  "GET /api/export/customers.csv": ["admin", () => forAdmin()],
  "GET /api/export/money.csv": ["admin", () => forAdmin()],
  "GET /api/export/orders.csv": ["admin", () => forAdmin()],
  "GET /api/export/products.csv": ["admin", () => forAdmin()],
  "GET /api/export/shop.zip": [
    "admin",
    async () => {
      const call = await proved({});
      const { json } = await send("POST", "/api/export/shop.zip", call);
      const ticket = new URL(json.data.path, "http://shop.test").searchParams.get("ticket") ?? "";
      return { token: call.token, query: { ticket } };
    },
  ],
  "POST /api/export/shop.zip": ["admin", () => proved({})],
  "POST /api/statement": [
    "admin",
    () => forAdmin({ body: { file: STATEMENT, account: "Uji", dry_run: "true" } }),
  ],
  "GET /api/bank-row": ["admin", () => forAdmin()],
  "POST /api/bank-row": [
    "admin",
    async () => forAdmin({ body: { ids: JSON.stringify([await aBankRow()]) } }),
  ],
  "PATCH /api/bank-row/{id}": [
    "admin",
    async () =>
      forAdmin({ params: { id: await aBankRow() }, body: { state: "written-off", note: "Bunga" } }),
  ],
  "GET /api/product-import": ["admin", () => forAdmin()],
  "POST /api/product-import": [
    "admin",
    async () => {
      const { json } = await send("GET", "/api/product-import", { token: await anAdmin() });
      return forAdmin({ body: { csv: json, dry_run: "true" } });
    },
  ],
  "GET /api/health/live": ["public", async () => ({})],
  "GET /api/health/ready": ["public", async () => ({})],
};

/** Operations that succeed only as multipart, because they need a picture. */
export const NEEDS_A_FILE = [
  "POST /api/payment-proof/{token}",
  "PATCH /api/eventimage/0",
  "POST /api/gallery",
  "POST /api/page-picture",
];

/** Prepares the call of an operation. Throws if there is none above. */
export async function goodCall({ key }: { key: string }): Promise<GoodCall> {
  const call = await GOOD_CALLS[key]?.[1]();
  if (!call) throw new Error(`tests/api/contract/good-calls.ts has no ${key}`);
  return call;
}

/** Returns the permission of an operation, by its key. */
export function policyOf({ key }: { key: string }): Policy {
  const [policy] = GOOD_CALLS[key] ?? [];
  if (!policy) throw new Error(`tests/api/contract/good-calls.ts lacks ${key}`);
  return policy;
}
