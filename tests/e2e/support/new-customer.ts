import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { fromShop } from "./shop.ts";
import { expect, signIn } from "./shop-test.ts";

export const PASSWORD = "truntum-dan-kawung-21";

export type Person = { name: string; phone_number: string };

const ANI: Person = { name: "Ani Kusuma", phone_number: "6281234567890" };

/** An e-mail that nobody has had before. */
export function newEmail(): string {
  return `ani-${randomUUID().slice(0, 8)}@pembeli.test`;
}

/** A customer of the test's own, with an unverified e-mail, so that no other test is disturbed. */
export async function newCustomer(
  request: APIRequestContext,
  person: Partial<Person> = {},
): Promise<string> {
  const email = newEmail();
  const answer = await request.post("/api/auth/register", {
    data: {
      email,
      ...ANI,
      ...person,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

export async function signInAsNewCustomer(page: Page): Promise<string> {
  const email = await newCustomer(page.request);
  await signIn(page, email, PASSWORD);
  return email;
}

/** Saves an address for whoever is signed in. Answers its id. */
export async function saveAddress(page: Page, recipient: string): Promise<string> {
  const answer = await page.request.post("/api/address", {
    headers: fromShop,
    data: {
      recipient,
      phone_number: "6281234567890",
      address: `Jalan ${recipient} No. 8`,
      description: "Pagar hijau",
      province: "Jawa Barat&id=32",
      city: "Kota Bandung",
      zip_code: "40131",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.id;
}
