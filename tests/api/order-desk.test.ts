import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { anAdmin, orderPiece, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

test("what can't be searched for is refused", async () => {
  const admin = await anAdmin();
  const long = "a".repeat(101);
  for (const query of [`search=${long}`, "customer=nobody", "days=8", "status=Lost"]) {
    const answer = await send("GET", `/api/order?${query}`, { token: admin });
    expect([answer.status, Object.keys(answer.json.errors)], query).toEqual([
      422,
      [query.split("=")[0]],
    ]);
  }
  const answer = await send("GET", `/api/customer?search=${long}`, { token: admin });
  expect(answer.status).toBe(422);
});

test("an order's page, its papers and its customer are for admins", async () => {
  const [customer, admin] = [await signIn(), await anAdmin()];
  const id = await orderPiece(customer);
  const { userId } = await db().order.findUniqueOrThrow({ where: { id } });
  const order = `/dashboard/orders-detail/${id}`;
  for (const path of [order, `${order}/print/label`, `/dashboard/customers/${userId}`]) {
    const to = async (token?: string) => {
      const headers: Record<string, string> = token ? { cookie: `token=${token}` } : {};
      const answer = await send("GET", path, { headers });
      return [answer.status, answer.headers.get("location")];
    };
    expect(await to()).toEqual([307, `/auth/login?next=${encodeURIComponent(path)}`]);
    expect(await to(customer)).toEqual([307, "/home"]);
    expect(await to(admin)).toEqual([200, null]);
  }
});

test("many are a hundred at most, and at least one", async () => {
  const admin = await anAdmin();
  const change = { id: randomUUID(), status: "Completed" };
  const tooMany = Array.from({ length: 101 }, () => change);
  for (const changes of [[], tooMany, [{ id: "nobody" }], "[", JSON.stringify(tooMany)]) {
    const answer = await send("PATCH", "/api/order", { token: admin, body: { changes } });
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ["changes"]]);
  }
  const csv = Array.from({ length: 101 }, () => "SB261121A2B3C;JNE1").join("\n");
  const listed = await send("POST", "/api/order/resi", { token: admin, body: { csv } });
  expect([listed.status, Object.keys(listed.json.errors)]).toEqual([422, ["csv"]]);
});
