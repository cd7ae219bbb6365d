import type { Page } from "@playwright/test";
import pg from "pg";
import { signInAsVerified } from "./new-customer.ts";

async function setRole(email: string, role: "admin" | "user"): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client
    .query("UPDATE users SET role = $1 WHERE email = $2", [role, email])
    .finally(() => client.end());
}

/**
 * Signs in an admin of this test alone, whose password is PASSWORD. Each order sends a mail to every admin, so
 * the account is a customer's again once `work` ends.
 */
export async function asNewAdmin(
  page: Page,
  work: (email: string) => Promise<void>,
): Promise<void> {
  const email = await signInAsVerified(page);
  await setRole(email, "admin");
  try {
    await work(email);
  } finally {
    await setRole(email, "user");
  }
}
