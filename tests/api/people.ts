import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/accounts/passwords/password-hash.ts";
import { db } from "#lib/database/db.ts";
import { limit } from "#lib/limits/limit.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShippingOptionView } from "#lib/shipping/schema.ts";
import { createProduct } from "#tests/factories/product.ts";
import { send } from "./shop-client.ts";

export const PASSWORD = "uji-coba-batik-9";

let passwordHash: Promise<string> | undefined;

/**
 * Signs in a new account with a verified e-mail over the API. Tests don't share customers, so they run in
 * any order.
 */
export async function signIn(
  role: "user" | "admin" = "user",
  { isVerified = true } = {},
): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  const email = `${randomUUID()}@example.test`;
  await db().user.create({
    data: {
      name: "Uji Coba",
      email,
      phoneNumber: "6281234567890",
      passwordHash: await passwordHash,
      role,
      emailVerifiedAt: isVerified ? new Date() : null,
    },
  });
  const { json } = await send("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  return json.access_token;
}

/** Stays below one account's hourly limit of uploads. */
const CALLS_OF_ONE_ADMIN = 200;

let admin: Promise<string> | undefined;
let calls = 0;

/**
 * Returns the token of a shared admin. Each new order sends a mail to every admin, so few are
 * better.
 */
export function anAdmin(): Promise<string> {
  if (calls % CALLS_OF_ONE_ADMIN === 0) admin = undefined;
  calls += 1;
  admin ??= signIn("admin");
  return admin;
}

/** Returns the same admin's token. Another ten calls may be confirmed with PASSWORD. */
export async function aProvingAdmin(): Promise<string> {
  const token = await anAdmin();
  const { json } = await send("POST", "/api/auth/user", { token });
  await limit("password", json.data.id).reset();
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
