import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { PACKER_CALLS, PACKER_PAGES } from "#lib/auth/packer-rights.ts";
import { db } from "#lib/database/db.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { anAdmin, signIn } from "../people.ts";
import { send } from "../shop-client.ts";
import { operationsOf, readDocument } from "./document.ts";
import { GOOD_CALLS } from "./good-calls.ts";
import { CALLERS, DASHBOARD_PAGES, type Policy } from "./policies.ts";

// The calls of the API by every caller are in authorization.test.ts, by the same table.

const operations = operationsOf(await readDocument());

const ACCESS: Record<Policy, string> = {
  public: "anyone",
  self: "user",
  customer: "user",
  owner: "user",
  "owner-or-admin": "user",
  packer: "packer",
  admin: "admin",
};

test("each route has the access that the table of policies says, and no route is missing", () => {
  const documented = operations.map(({ key, operation }) => [key, operation["x-access"]]);
  const expected = Object.entries(GOOD_CALLS).map(([key, [policy]]) => [key, ACCESS[policy]]);
  expect(documented.toSorted()).toEqual(expected.toSorted());
});

test("a packer's rights are those of one list", () => {
  const calls = operations.filter(({ operation }) => operation["x-access"] === "packer");
  expect(calls.map(({ key }) => key).toSorted()).toEqual([...PACKER_CALLS].toSorted());
  const pages = Object.keys(DASHBOARD_PAGES).filter((page) => DASHBOARD_PAGES[page] === "packer");
  expect(pages.toSorted()).toEqual([...PACKER_PAGES].toSorted());
});

test("the table has every page of the dashboard", () => {
  const pages = globSync("app/**/dashboard/**/page.tsx").map((file) =>
    file.replaceAll(/^app|\/\([^)]+\)|\/page\.tsx$/g, ""),
  );
  expect(pages.toSorted()).toEqual(Object.keys(DASHBOARD_PAGES).toSorted());
});

const cases = Object.entries(DASHBOARD_PAGES).flatMap(([page, who]) =>
  CALLERS.map((caller) => ({ page, who, caller })),
);

test.each(cases)("$page for $caller", async ({ page, who, caller }) => {
  const path = page
    .replace("[id]", randomUUID())
    .replace("[document]", "label")
    .replace("[page]", "faq");
  const role = caller === "packer" ? "packer" : "user";
  const token = caller === "admin" ? await anAdmin() : await signIn(role);
  const headers: Record<string, string> = caller === "visitor" ? {} : { cookie: `token=${token}` };
  const answer = await send("GET", path, { headers });
  const mayLook = caller === "admin" || (caller === "packer" && who === "packer");
  if (mayLook) return expect([200, 404]).toContain(answer.status);
  const elsewhere = {
    visitor: expect.stringContaining(`/auth/login?next=${encodeURIComponent(path)}`),
    stranger: "/home",
    packer: "/dashboard",
    admin: "",
  };
  expect([answer.status, answer.headers.get("location")]).toEqual([307, elsewhere[caller]]);
});

/** Distinct figures and texts that a packer may not see. */
async function aMarkedOrder() {
  const { id, orderNo } = await createOrderRow({ price: 73_311, customerName: "Nama Pembeli" });
  const email = `${randomUUID()}@example.test`;
  await db().order.update({ where: { id }, data: { customerEmail: email } });
  return { id, orderNo, email };
}

const MONEY = /price|total|cost|paid_at|proof|money|payment|email/i;
const FIGURES = /\b(73[.]?311|93[.]?311)\b/;

test("a packer sees what a parcel needs, and neither money nor e-mail", async () => {
  const token = await signIn("packer");
  const { id, orderNo, email } = await aMarkedOrder();
  const one = await send("GET", `/api/packing/${id}`, { token });
  expect(one.json.data).toMatchObject({
    ...{ order_no: orderNo, recipient: "Uji Coba", phone_number: "6281234567890" },
    ...{ address: "Jalan Braga 1", weight: 250, quantity: 1, is_paid: true },
    order_items: [{ quantity: 1, product: { name: "Kemeja Kawung", size: "M" } }],
  });
  const resi = `JNE${id.slice(0, 8)}`;
  const list = { token, body: { csv: `${orderNo};${resi}`, dry_run: "true" } };
  const answers = [
    one,
    await send("GET", "/api/packing", { token }),
    await send("POST", "/api/order/resi", list),
    await send("PATCH", `/api/packing/${id}`, { token, body: { resi } }),
    // The resi is corrected on its way.
    await send("PATCH", `/api/packing/${id}`, { token, body: { resi: `${resi}9` } }),
  ];
  for (const { status, json } of answers) {
    expect(status).toBe(200);
    // A list has `meta.total`, and names that other tests gave.
    expect(keysOf(json.data).filter((key) => MONEY.test(key))).toEqual([]);
    expect(JSON.stringify(json)).not.toMatch(FIGURES);
    expect(JSON.stringify(json)).not.toContain(email);
  }
  const row = await db().order.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ status: "In Delivery", resi: `${resi}9`.toUpperCase() });
  const cookie = { headers: { cookie: `token=${token}` } };
  for (const path of [
    `/dashboard/orders-labels?ids=${id}`,
    `/dashboard/orders-detail/${id}/print/label`,
    `/dashboard/orders-detail/${id}/print/packing-slip`,
  ]) {
    const page = await send("GET", path, cookie);
    expect(page.json).toContain(orderNo);
    expect(page.json).not.toMatch(FIGURES);
    expect(page.json).not.toContain(email);
  }
  const invoice = await send("GET", `/dashboard/orders-detail/${id}/print/invoice`, cookie);
  expect(invoice.headers.get("location")).toBe(`/dashboard/orders-detail/${id}/print/label`);
});

test("a packer sees no order that isn't paid, and none that has ended", async () => {
  const token = await signIn("packer");
  for (const status of ["Waiting for Payment", "Completed", "Cancelled", "Return"]) {
    const { id, orderNo } = await createOrderRow({ status, paymentStatus: "Unpaid" });
    expect((await send("GET", `/api/packing/${id}`, { token })).status, status).toBe(404);
    const sent = await send("PATCH", `/api/packing/${id}`, {
      token,
      body: { resi: "JNE12345678" },
    });
    expect(sent.status, status).toBe(404);
    const page = await send("GET", `/dashboard/orders-labels?ids=${id}`, {
      headers: { cookie: `token=${token}` },
    });
    expect(page.json).not.toContain(orderNo);
  }
});

test("a user's `role` stays user or admin, with the team's role beside it", async () => {
  const roles = await Promise.all(
    (["user", "packer", "admin"] as const).map(async (role) => {
      const { json } = await send("POST", "/api/auth/user", { token: await signIn(role) });
      return [json.data.role, json.data.staff];
    }),
  );
  expect(roles).toEqual([
    ["user", null],
    ["user", "packer"],
    ["admin", "admin"],
  ]);
});

const keysOf = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
