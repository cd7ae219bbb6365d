import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { receiveCode } from "./mailbox.ts";
import { fromShop } from "./shop.ts";
import { expect, signIn } from "./shop-test.ts";

export const PASSWORD = "truntum-dan-kawung-21";

export type Person = { name: string; phone_number: string };

/** Name and phone number of a new customer's account. */
export const ANI: Person = { name: "Ani Kusuma", phone_number: "6281234567890" };

/** A delivery address, as an API request. */
export const BANDUNG = {
  recipient: "Ani",
  phone_number: "6281234567890",
  address: "Jalan Braga 1",
  description: "Pagar hijau",
  province: "Jawa Barat&id=32",
  city: "Kota Bandung",
  zip_code: "40131",
};

/** Returns an e-mail address that no account has. */
export function newEmail(): string {
  return `ani-${randomUUID().slice(0, 8)}@pembeli.test`;
}

/** Registers a new customer with an unverified e-mail. Returns the e-mail. */
export async function newCustomer(
  request: APIRequestContext,
  person: Partial<Person> = {},
): Promise<string> {
  const email = newEmail();
  const answer = await request.post("/api/auth/register", {
    data: { email, ...ANI, ...person, password: PASSWORD, password_confirmation: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  return email;
}

export async function signInAsNewCustomer(page: Page): Promise<string> {
  const email = await newCustomer(page.request);
  await signIn(page, email, PASSWORD);
  return email;
}

/** Signs in a new customer with a verified e-mail. Only then mails hold address and links. */
export async function signInAsVerified(page: Page): Promise<string> {
  const email = await signInAsNewCustomer(page);
  await page.request.post("/api/send-otp", { data: { email, type: "register" } });
  const data = { email, otp: await receiveCode(email) };
  expect((await page.request.post("/api/verify-otp", { data })).status()).toBe(200);
  return email;
}

/** Saves an address for the signed-in customer. Returns its id. */
export async function saveAddress(page: Page, recipient: string): Promise<string> {
  const answer = await page.request.post("/api/address", {
    headers: fromShop,
    data: { ...BANDUNG, recipient, address: `Jalan ${recipient} No. 8` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.id;
}
