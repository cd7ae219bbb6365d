import { randomUUID } from "node:crypto";
import { db } from "#lib/database/db.ts";
import { hashToken } from "#lib/database/token-hash.ts";
import { limit } from "#lib/limits/limit.ts";
import { LIMITS } from "#lib/limits/limits.ts";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import { GROUP_NAMES } from "#lib/shop/groups/group-schemas.ts";
import { newEmail } from "#tests/factories/account.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { anAdmin, orderPiece, signIn } from "../people.ts";
import { newApp, signInVerified } from "../second-factor.ts";
import { type Answer, send, somewhere } from "../shop-client.ts";
import type { GoodCall } from "./good-call.ts";

type Provoke = (call: GoodCall, make: (call: GoodCall) => Promise<Answer>) => Promise<Answer>;
type Special = [key: string, status: number, why: string, provoke: Provoke];

const special = (...refusal: Special): Special => refusal;

const withBody =
  (body: Record<string, string>): Provoke =>
  (call, make) =>
    make({ ...call, body: { ...call.body, ...body } });

const withQuery =
  (query: Record<string, string>): Provoke =>
  (call, make) =>
    make({ ...call, query: { ...call.query, ...query } });

/** Makes the same call twice. Only the first may succeed. */
const twice: Provoke = async (call, make) => {
  await make(call);
  return make(call);
};

/** Returns the token of an admin who has used up the hourly limit of uploads. */
async function makeBusyAdmin(): Promise<string> {
  const token = await signIn("admin");
  const { json } = await send("POST", "/api/auth/user", { token });
  await limit("upload-account", json.data.id).count(LIMITS["upload-account"].most);
  return token;
}

const afterManyUploads: Provoke = async (call, make) =>
  make({ ...call, token: await makeBusyAdmin() });

const UPLOADS = [
  "POST /api/product",
  "PATCH /api/product/{id}",
  "POST /api/event",
  "PATCH /api/event/{id}",
  "PATCH /api/eventimage/0",
  "POST /api/gallery",
  "PATCH /api/gallery/{id}",
  "POST /api/page-picture",
  "POST /api/product-import",
  "POST /api/statement",
  "POST /api/order/{id}/refund",
  "POST /api/settings",
  "PATCH /api/settings/shop",
  "PATCH /api/settings/home",
  "PATCH /api/settings/tiles",
];

/** Makes a call with these changes from one address, again and again, and returns the last answer. */
const repeated =
  (times: number, changes: (call: GoodCall) => Partial<GoodCall>): Provoke =>
  async (call, make) => {
    const headers = { ...call.headers, "x-forwarded-for": somewhere() };
    const again = () => make({ ...call, headers, ...changes(call) });
    for (let count = 0; count < times; count += 1) await again();
    return again();
  };

const often = (times: number, change: () => Record<string, string>) =>
  repeated(times, ({ body }) => ({ body: { ...body, ...change() } }));

/** Broken pictures, each of which is one of an order's tries. */
const afterManyTries = repeated(20, () => ({
  files: { image: Buffer.from("ffd8ffe000", "hex") },
}));

/** Uses up an address's limit of wrong codes. */
const afterManyCodes: Provoke = async (call, make) => {
  const address = somewhere();
  await limit("code-try-address", `address ${address}`).count(LIMITS["code-try-address"].most);
  return make({ ...call, headers: { "x-forwarded-for": address } });
};

const LISTS = [
  "GET /api/city",
  "GET /api/event",
  "GET /api/gallery",
  "GET /api/home",
  "GET /api/payment-proof/{token}",
  "GET /api/place",
  "GET /api/province",
  "GET /api/shop",
];

const reader = somewhere();

/** Reads lists until their limit is used up. The further calls of that minute are refused at once. */
const afterManyLists: Provoke = async (call, make) => {
  const headers = { ...call.headers, "x-forwarded-for": reader };
  let answer = await make({ ...call, headers });
  for (let count = 0; answer.status !== 429 && count < LIMITS["list-address"].most; count += 1) {
    answer = await make({ ...call, headers });
  }
  return answer;
};

const afterPriceConflicts: Provoke = async (call, make) => {
  const { json } = await send("POST", "/api/auth/user", { token: String(call.token) });
  await limit("price-conflict", json.data.id).count(LIMITS["price-conflict"].most);
  return make({ ...call, body: { ...call.body, total: "1" } });
};

const afterCancellations: Provoke = async (call, make) => {
  const { json } = await send("POST", "/api/auth/user", { token: String(call.token) });
  await limit("cancel-account", json.data.id).count(LIMITS["cancel-account"].most);
  return make(call);
};

/** Guesses the password of a signed-in account until its limit is used up. */
const afterWrongPasswords: Provoke = async (call, make) => {
  const isChange = "current_password" in (call.body ?? {});
  const wrong = { [isChange ? "current_password" : "password"]: "salah-8888" };
  for (let count = 0; count < 10; count += 1) {
    await make({ ...call, body: { ...call.body, ...wrong } });
  }
  return make(call);
};

const PROVED = [
  "POST /api/auth/password",
  "POST /api/auth/second-factor",
  "DELETE /api/auth/second-factor",
  "POST /api/auth/recovery-codes",
];

const PROVED_BY_ADMINS = [
  "PATCH /api/team/{id}",
  "DELETE /api/team/{id}",
  "POST /api/team/invitation",
];

const aboutOneself: Provoke = async (call, make) => {
  const { json } = await send("POST", "/api/auth/user", { token: String(call.token) });
  return make({ ...call, params: { id: json.data.id } });
};

/** Errors that only some operations return, with a call that provokes each. */
export const SPECIAL_REFUSALS: Special[] = [
  ["POST /api/auth/login", 401, "a wrong password", withBody({ password: "salah-8888" })],
  special("POST /api/auth/login", 429, "a password guessed too often", async (call, make) => {
    const email = newEmail();
    return often(10, () => ({ email, password: "salah-8888" }))(call, make);
  }),
  special(
    "POST /api/auth/register",
    429,
    "too many accounts from one address",
    often(100, () => ({
      password: "password1",
      password_confirmation: "password1",
      email: newEmail(),
    })),
  ),
  ["DELETE /api/user", 422, "a wrong password", withBody({ password: "salah-8888" })],
  special("DELETE /api/user", 409, "an order on its way", async (call, make) => {
    await orderPiece(String(call.token));
    return make(call);
  }),
  special(
    "DELETE /api/user",
    429,
    "a password guessed too often",
    often(10, () => ({ password: "salah-8888" })),
  ),
  ["GET /api/user/data", 429, "eleven downloads", repeated(10, () => ({}))],
  special(
    "GET /api/product",
    429,
    "too many searches from one address",
    repeated(300, () => ({ query: { q: "kawung" } })),
  ),
  special(
    "PATCH /api/user",
    429,
    "a password guessed too often",
    often(10, () => ({ email: newEmail(), password: "salah-8888" })),
  ),
  ["POST /api/undo-email-change", 422, "an unknown token", withBody({ token: "unknown" })],
  special(
    "POST /api/undo-email-change",
    409,
    "an old e-mail that has another account",
    async (call, make) => {
      const undoTokenHash = hashToken(call.body?.token ?? "");
      const change = await db().emailChange.findUniqueOrThrow({ where: { undoTokenHash } });
      const person = { name: "Admin", phoneNumber: "", passwordHash: "none", role: "admin" };
      await db().user.create({ data: { ...person, email: change.oldEmail } });
      return make(call);
    },
  ),
  special(
    "POST /api/order/{id}/complete",
    409,
    "an order that isn't on its way",
    async (_, make) => {
      const token = await signIn();
      return make({ token, params: { id: await orderPiece(token) } });
    },
  ),
  ["POST /api/send-otp", 429, "a second code within a minute", often(1, () => ({}))],
  ["POST /api/send-otp-edit-email", 429, "a second code within a minute", twice],
  ["POST /api/verify-otp", 429, "too many wrong codes from one address", afterManyCodes],
  ["POST /api/auth/reset-password", 429, "too many wrong codes from one address", afterManyCodes],
  ["POST /api/verify-otp", 422, "a code used twice", twice],
  ["POST /api/auth/reset-password", 422, "a code used twice", twice],
  ["POST /api/auth/register", 422, "an e-mail that is taken", twice],
  ["POST /api/address", 422, "the same address again", twice],
  ["POST /api/complete-order", 422, "an unknown token", withBody({ token: "unknown" })],
  ["POST /api/cart/{id}", 409, "more than there is", withBody({ quantity: "6" })],
  ["PATCH /api/cart/{id}", 409, "more than there is", withBody({ quantity: "6" })],
  special(
    "PATCH /api/product/{id}",
    409,
    "a stock that has changed",
    withBody({ stock: "9", stock_seen: "7" }),
  ),
  special(
    "PATCH /api/order/{id}",
    409,
    "a status that has changed",
    withBody({ status_seen: "Completed" }),
  ),
  ["POST /api/order", 409, "more than there is", twice],
  ["POST /api/order/{id}/cancel", 409, "an order that is cancelled", twice],
  ["POST /api/order/{id}/cancel", 429, "after ten cancellations", afterCancellations],
  ["PATCH /api/order/{id}/note", 409, "a note that has changed", withBody({ note_seen: "Other" })],
  ["PATCH /api/order/{id}/proof/{proofId}", 409, "a proof that was looked at", twice],
  ["POST /api/order/{id}/payment-missing", 409, "money that hasn't come", twice],
  ["POST /api/order/{id}/refund", 409, "money that went back already", twice],
  ["POST /api/order/{id}/receipt", 409, "money that came in already", twice],
  ["POST /api/order/{id}/write-off", 409, "a rest that was written off", twice],
  ["PATCH /api/order/{id}/money/{entryId}", 409, "an entry that was corrected", twice],
  ["POST /api/payment", 409, "another shipping price", withBody({ ongkir: "1" })],
  ["POST /api/payment", 409, "another total", withBody({ total: "1" })],
  ["POST /api/payment", 429, "a hundred wrong totals", afterPriceConflicts],
  special("POST /api/payment", 422, "an empty cart", async (call, make) =>
    make({ ...call, token: await signIn() }),
  ),
  special("POST /api/payment", 422, "a key of another request", async (call, make) => {
    await make(call);
    return make({ ...call, body: { ...call.body, recipient: "Other" } });
  }),
  special("POST /api/payment", 400, "a key that no client makes", (call, make) =>
    make({ ...call, headers: { "idempotency-key": "a b" } }),
  ),
  ["GET /api/payment", 404, "no such order", withQuery({ payment_id: randomUUID() })],
  ["GET /api/payment", 422, "no order named", (call, make) => make({ ...call, query: {} })],
  ["GET /api/city", 404, "no such province", withQuery({ province_id: "99" })],
  ["GET /api/city", 422, "no province named", (call, make) => make({ ...call, query: {} })],
  ["GET /api/place", 422, "too few digits", withQuery({ zip_code: "1295" })],
  ["GET /api/place", 422, "no zip code", (call, make) => make({ ...call, query: {} })],
  ["GET /api/shipping", 422, "no such city", withQuery({ city: "Atlantis" })],
  special(
    "GET /api/shipping",
    409,
    "a cart that is too large for one order",
    async (call, make) => {
      const { json } = await send("GET", "/api/cart", { token: call.token ?? "" });
      const { id, product_id } = json.cartItems[0];
      await db().product.update({ where: { id: product_id }, data: { stock: 201 } });
      await db().cartItem.update({ where: { id }, data: { quantity: 201 } });
      return make(call);
    },
  ),
  ["PATCH /api/eventimage/0", 404, "no such event", withQuery({ eventId: randomUUID() })],
  ["GET /api/export/money.csv", 422, "no such month", withQuery({ month: "2026-13" })],
  ["PATCH /api/eventimage/0", 422, "no such slot", withQuery({ index: "5" })],
  special(
    "POST /api/tariff",
    409,
    "a table that has changed",
    withBody({ dry_run: "false", edition: randomUUID() }),
  ),
  special("PATCH /api/page/{page}", 409, "a page that has changed", twice),
  special(
    "PATCH /api/page/{page}",
    422,
    "words with an unknown fact",
    withBody({ value: JSON.stringify({ title: { en: "{nama}", id: "" } }) }),
  ),
  special(
    "POST /api/settings",
    409,
    "accounts that have changed",
    withBody({ payment_accounts: "[]", payment_accounts_seen: "[]" }),
  ),
  ...GROUP_NAMES.map(
    (name): Special => [
      `PATCH /api/settings/${name}`,
      409,
      "a group that has changed",
      withBody({ seen: randomUUID() }),
    ],
  ),
  ...PROVED_BY_ADMINS.flatMap((key): Special[] => [
    [key, 422, "a wrong password", withBody({ password: "salah-8888" })],
    [key, 429, "a password guessed too often", afterWrongPasswords],
  ]),
  ["PATCH /api/team/{id}", 409, "the caller's own role", aboutOneself],
  ["DELETE /api/team/{id}", 409, "the caller's own role", aboutOneself],
  special("POST /api/team/invitation", 409, "somebody of the team", async (call, make) => {
    const { json } = await send("POST", "/api/auth/user", { token: String(call.token) });
    return make({ ...call, body: { ...call.body, email: json.data.email } });
  }),
  ["POST /api/auth/invitation", 422, "a link used twice", twice],
  special(
    "POST /api/auth/invitation",
    429,
    "too many tries from one address",
    often(100, () => ({ token: "made-up" })),
  ),
  special("PATCH /api/packing/{id}", 409, "an order that isn't paid", async (call, make) => {
    const id = await orderPiece(await signIn());
    return make({ ...call, params: { id } });
  }),
  ["POST /api/settings", 422, "a wrong password", withBody({ password: "salah-8888" })],
  ["POST /api/settings", 429, "a password guessed too often", afterWrongPasswords],
  ["POST /api/settings/open-orders", 422, "a wrong password", withBody({ password: "salah-8888" })],
  ["POST /api/settings/open-orders", 429, "a password guessed too often", afterWrongPasswords],
  ["GET /api/export/shop.zip", 403, "a ticket that is made up", withQuery({ ticket: "1.a" })],
  ["GET /api/export/shop.zip", 422, "no ticket at all", withQuery({ ticket: "1".repeat(101) })],
  ["POST /api/export/shop.zip", 422, "a wrong password", withBody({ password: "salah-8888" })],
  ["POST /api/export/shop.zip", 429, "a password guessed too often", afterWrongPasswords],
  special("PATCH /api/bank-row/{id}", 409, "a row that is elsewhere already", twice),
  special(
    "POST /api/product-import",
    409,
    "rows that weren't looked at",
    withBody({ dry_run: "false", import_key: "another" }),
  ),
  special("POST /api/payment-proof/{token}", 409, "an order that is paid", async (_, make) => {
    const id = await orderPiece(await signIn());
    const paid = { token: await anAdmin(), body: { status: "Payment Confirm" } };
    await send("PATCH", `/api/order/${id}`, paid);
    return make({ params: { token: proofToken(id) }, files: { image: await makePicture() } });
  }),
  ["POST /api/payment-proof/{token}", 429, "too many tries", afterManyTries],
  ...PROVED.map((key): Special => [key, 429, "a password guessed too often", afterWrongPasswords]),
  special(
    "POST /api/auth/second-factor",
    409,
    "an e-mail that isn't verified",
    async (call, make) => {
      const token = await signIn("user", { isVerified: false });
      const { setup, code } = await newApp(token);
      return make({ token, body: { ...call.body, setup, code } });
    },
  ),
  ["DELETE /api/auth/second-factor", 409, "no second factor", twice],
  special("POST /api/auth/recovery-codes", 409, "no second factor", async (_, make) => {
    const { token, password } = await signInVerified();
    return make({ token, body: { password, code: "123456" } });
  }),
  ["POST /api/auth/second-step", 401, "a wrong code", withBody({ code: "000000" })],
  special(
    "POST /api/auth/second-step",
    429,
    "a code guessed too often",
    often(10, () => ({ code: "000000" })),
  ),
  ...LISTS.map((key): Special => [key, 429, "too many lists", afterManyLists]),
  ...UPLOADS.map((key): Special => [key, 429, "too many uploads", afterManyUploads]),
];
