import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getCustomer } from "#lib/accounts/customers/get-customer.ts";
import { listCustomers } from "#lib/accounts/customers/list-customers.ts";
import { customerQuery } from "#lib/accounts/schema.ts";
import { db } from "#lib/database/db.ts";
import { createActor } from "#tests/factories/customer.ts";
import { nextMoment } from "#tests/factories/next-moment.ts";
import { expectError } from "#tests/setup/expect-error.ts";

async function createCustomer(name: string, phoneNumber = "6281234567890") {
  const { userId } = await createActor();
  await nextMoment();
  return db().user.update({ where: { id: userId }, data: { name, phoneNumber } });
}

async function find(query: Record<string, string>): Promise<string[]> {
  const { data } = await listCustomers(await createActor("admin"), customerQuery.parse(query));
  return data.map(({ id }) => id);
}

test("a customer is found by a part of the name or e-mail, in whichever case", async () => {
  const mark = randomUUID().slice(0, 8);
  const { id, email } = await createCustomer(`Rangga ${mark} Prawira`);
  expect(await find({ search: `${mark} prawira`.toUpperCase() })).toEqual([id]);
  expect(await find({ search: email.slice(0, 30).toUpperCase() })).toEqual([id]);
  expect(await find({ q: mark })).toEqual([id]);
  expect(await find({ search: `${mark}%` })).toEqual([]);
});

test("a phone number is found as people type it", async () => {
  const tail = String(randomInt(10_000_000, 99_999_999));
  const { id } = await createCustomer("Uji Coba", `62877${tail}`);
  const typed = [
    `0877${tail}`,
    `+62 877-${tail.slice(0, 4)}-${tail.slice(4)}`,
    `62877${tail}`,
    tail,
  ];
  for (const search of typed) expect(await find({ search }), search).toEqual([id]);
});

test("admins aren't among the customers", async () => {
  const admin = await createActor("admin");
  const { email } = await db().user.findUniqueOrThrow({ where: { id: admin.userId } });
  expect(await find({ search: email })).toEqual([]);
  await expectError(getCustomer(admin, admin.userId), "not-found");
});

test("one customer, for admins only, without secrets", async () => {
  const { id, name, email, phoneNumber } = await createCustomer("Sari");
  const admin = await createActor("admin");
  expect(await getCustomer(admin, id)).toEqual({ id, name, email, phone_number: phoneNumber });
  const stranger = await createActor();
  await expectError(getCustomer(stranger, id), "forbidden");
  await expectError(listCustomers(stranger, customerQuery.parse({})), "forbidden");
  for (const nobody of [randomUUID(), "nobody"]) {
    await expectError(getCustomer(admin, nobody), "not-found");
  }
});

test("the list is paged and never longer than a hundred", async () => {
  const mark = randomUUID().slice(0, 8);
  const made = [];
  for (const number of [1, 2, 3]) made.push((await createCustomer(`${mark} ${number}`)).id);
  const first = await find({ search: mark, per_page: "2" });
  const second = await find({ search: mark, per_page: "2", page: "2" });
  expect([...first, ...second]).toEqual(made.toReversed());
  expect(customerQuery.safeParse({ per_page: "101" }).success).toBe(false);
  expect(customerQuery.parse({}).per_page).toBe(100);
});
