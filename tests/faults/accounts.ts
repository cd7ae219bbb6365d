import { randomBytes, randomUUID } from "node:crypto";
import { db } from "#lib/database/db.ts";
import { openSessionOf } from "#tests/factories/account.ts";
import type { Client } from "./history.ts";

export type Customer = Client & { token: string; name: string; email: string };

const newName = () => `Pembeli-${randomBytes(6).toString("hex")}`;

/** Creates signed-in accounts in the database. */
export async function createClients(
  count: number,
  role: "user" | "admin" = "user",
): Promise<Customer[]> {
  const rows = Array.from({ length: count }, () => ({
    ...{
      name: newName(),
      email: `${randomUUID()}@example.test`,
      phoneNumber: "6281234567890",
      role,
    },
    ...{ passwordHash: "none", emailVerifiedAt: new Date() },
  }));
  const users = await db().user.createManyAndReturn({
    data: rows,
    select: { id: true, name: true, email: true },
  });
  const clients: Customer[] = [];
  for (const { id, name, email } of users) {
    const { token } = await openSessionOf(id);
    clients.push({ token, name, email, isAdmin: role === "admin" });
  }
  return clients;
}
