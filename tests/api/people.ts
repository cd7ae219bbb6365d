import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/accounts/passwords/password-hash.ts";
import { db } from "#lib/database/db.ts";
import { limit } from "#lib/limits/limit.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { Role, StaffRole } from "#lib/roles.ts";
import type { ShippingOptionView } from "#lib/shipping/schema.ts";
import { openSessionOf } from "#tests/factories/account.ts";
import { createProduct } from "#tests/factories/product.ts";
import { send } from "./shop-client.ts";

export const PASSWORD = "uji-coba-batik-9";

let passwordHash: Promise<string> | undefined;

/**
 * Signs in a new account with a verified e-mail. Tests don't share customers, so they run in any order. One of
 * the team is a customer again once two more of the role have come. A log-in would hash a password each time, which
 * was a third of the suite.
 */
export async function signIn(role: Role = "user", { isVerified = true } = {}): Promise<string> {
  const { id, token } = await signInAs(role, isVerified);
  if (role !== "user") await dismissEarlier(role, id);
  return token;
}

async function signInAs(role: Role, isVerified = true): Promise<{ id: string; token: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const { id } = await db().user.create({
    data: {
      name: "Uji Coba",
      email: `${randomUUID()}@example.test`,
      phoneNumber: "6281234567890",
      passwordHash: await passwordHash,
      role,
      emailVerifiedAt: isVerified ? new Date() : null,
    },
  });
  const { token } = await openSessionOf(id);
  return { id, token };
}

const TEAM_AT_ONCE = 2;
const team: Record<StaffRole, string[]> = { admin: [], packer: [] };

/** Each new order sends a mail to every admin, and a page lists the team: there may be few. */
async function dismissEarlier(role: StaffRole, newest: string): Promise<void> {
  const members = team[role];
  members.push(newest);
  const dismissed = members.splice(0, members.length - TEAM_AT_ONCE);
  await db().user.updateMany({ where: { id: { in: dismissed } }, data: { role: "user" } });
}

/** Stays below one account's hourly limit of uploads. */
const CALLS_BETWEEN_LIMITS = 200;

let admin: Promise<{ id: string; token: string }> | undefined;
let calls = 0;

/** Returns the token of an admin whom all tests of a worker share. */
export async function anAdmin(): Promise<string> {
  admin ??= signInAs("admin");
  const { id, token } = await admin;
  calls += 1;
  if (calls % CALLS_BETWEEN_LIMITS === 0) await limit("upload-account", id).reset();
  return token;
}

/** Returns the same admin's token. Another ten calls may be confirmed with PASSWORD. */
export async function aProvingAdmin(): Promise<string> {
  const token = await anAdmin();
  await admin?.then(({ id }) => limit("password", id).reset());
  return token;
}

export const BANDUNG = {
  recipient: "Uji Coba",
  phone_number: "+62 812-3456-7890",
  address: "Jalan Braga 1",
  description: "Lantai 2",
  province: "Jawa Barat&id=32",
  city: "Kota Bandung",
  zip_code: "40111",
};

/** Returns a payment body for the customer's cart, with the right price of REG to Bandung. */
export async function paymentBody(token: string) {
  const { json } = await send("GET", "/api/shipping?city=Kota%20Bandung", { token });
  return paymentBodyFor(json.data);
}

/** Returns a payment body for the given shipping options. */
export function paymentBodyFor(options: ShippingOptionView[]) {
  const cost = options.find(({ service }) => service === "REG")?.cost[0];
  if (!cost) throw new Error("JNE has REG to Bandung");
  return { ...BANDUNG, service: "REG", ongkir: cost.value, etd: cost.etd };
}

/** Orders one piece of a product. Returns the answer's order. */
export async function orderProduct(token: string, productId: string): Promise<OrderView> {
  await send("POST", `/api/cart/${productId}`, { token });
  const body = await paymentBody(token);
  const { status, json } = await send("POST", "/api/payment", { token, body });
  if (status !== 201) throw new Error(`POST /api/payment: ${status} ${JSON.stringify(json)}`);
  return json.data;
}

/** Creates a product and orders one piece of it. Returns the order's id. */
export async function orderPiece(token: string): Promise<string> {
  return (await orderProduct(token, await createProduct())).id;
}
