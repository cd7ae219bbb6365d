import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { orderNoteAnswer, orderPage, updateOrdersAnswer } from "#lib/orders/schema.ts";
import { anAdmin, orderPiece, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

afterAll(() => db().$disconnect());

const NOTE = "Pelanggan minta dibungkus kado";

function saveNote(token: string, id: string, body: unknown) {
  return send("POST", `/api/order/${id}/note?_method=patch`, { token, body });
}

test("an admin searches all orders; a customer's search changes nothing about their own", async () => {
  const [customer, stranger, admin] = [await signIn(), await signIn(), await anAdmin()];
  const id = await orderPiece(customer);
  const own = await orderPiece(stranger);
  const { json } = await send("GET", `/api/order/${id}`, { token: customer });
  const path = `/api/order?search=${json.data[0].order_no.toLowerCase()}`;
  const found = orderPage.parse((await send("GET", path, { token: admin })).json);
  expect(found.data.map((order) => order.id)).toEqual([id]);
  expect(found.meta.total).toBe(1);
  const theirs = orderPage.parse((await send("GET", path, { token: stranger })).json);
  expect(theirs.data.map((order) => order.id)).toEqual([own]);
  expect((await send("GET", path)).status).toBe(401);
  const none = await send("GET", `/api/order?search=${randomUUID()}`, { token: admin });
  expect(none.json).toEqual({ data: [], meta: { page: 1, per_page: 100, total: 0, last_page: 1 } });
});

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

test("a note is the admins': no answer to the customer holds it", async () => {
  const [customer, admin] = [await signIn(), await anAdmin()];
  const id = await orderPiece(customer);
  const saved = await saveNote(admin, id, { note: `  ${NOTE}  ` });
  expect([saved.status, orderNoteAnswer.parse(saved.json).data]).toEqual([200, { note: NOTE }]);
  const read = await send("GET", `/api/order/${id}/note`, { token: admin });
  expect(read.json).toEqual({ data: { note: NOTE } });

  const calls = [`/api/order/${id}`, "/api/order", `/api/payment?payment_id=${id}`];
  for (const path of calls) {
    const { status, json } = await send("GET", path, { token: customer });
    expect([status, JSON.stringify(json).includes(NOTE)], path).toEqual([200, false]);
  }
  const pages = [`/order-history/${id}`, `/checkout-order/${id}`, "/order-history"];
  for (const path of pages) {
    const page = await send("GET", path, { headers: { cookie: `token=${customer}` } });
    expect([page.status, String(page.json).includes(NOTE)], path).toEqual([200, false]);
  }
});

test("visitors, customers and strangers reach no note", async () => {
  const [customer, admin] = [await signIn(), await anAdmin()];
  const id = await orderPiece(customer);
  const path = `/api/order/${id}/note`;
  expect((await send("GET", path)).status).toBe(401);
  expect((await send("PATCH", path, { body: { note: "x" } })).status).toBe(401);
  expect((await send("GET", path, { token: customer })).status).toBe(403);
  expect((await saveNote(customer, id, { note: "x" })).status).toBe(403);
  expect((await send("GET", `/api/order/${id}`, { token: await signIn() })).status).toBe(404);
  for (const nowhere of [randomUUID(), "nowhere"]) {
    const answer = await send("GET", `/api/order/${nowhere}/note`, { token: admin });
    expect(answer.status, nowhere).toBe(404);
  }
  expect((await send("GET", path, { token: admin })).json).toEqual({ data: { note: "" } });
});

test("a note that is too long or was changed meanwhile isn't taken", async () => {
  const admin = await anAdmin();
  const id = await orderPiece(await signIn());
  const long = await saveNote(admin, id, { note: "a".repeat(2001) });
  expect([long.status, Object.keys(long.json.errors)]).toEqual([422, ["note"]]);
  const without = await saveNote(admin, id, {});
  expect([without.status, Object.keys(without.json.errors)]).toEqual([422, ["note"]]);
  expect((await saveNote(admin, id, { note: NOTE, note_seen: "" })).status).toBe(200);
  const late = await saveNote(admin, id, { note: "Lain", note_seen: "" });
  expect([late.status, late.json.note]).toEqual([409, NOTE]);
  expect((await send("POST", `/api/order/${id}/note`, { token: admin })).status).toBe(405);
});

test("an admin searches the customers by phone number; nobody else sees them", async () => {
  const email = `${randomUUID()}@example.test`;
  const account = { email, name: "Uji Coba", passwordHash: "none" };
  const tail = String(Date.now()).slice(-9);
  const user = await db().user.create({ data: { ...account, phoneNumber: `62899${tail}` } });
  const path = `/api/customer?search=0899${tail}`;
  const { json } = await send("GET", path, { token: await anAdmin() });
  expect(json.data).toEqual([
    { id: user.id, name: "Uji Coba", email, phone_number: `62899${tail}` },
  ]);
  expect((await send("GET", path)).status).toBe(401);
  expect((await send("GET", path, { token: await signIn() })).status).toBe(403);
});

test("the papers of an order are for admins", async () => {
  const [customer, admin] = [await signIn(), await anAdmin()];
  const path = `/dashboard/orders-detail/${await orderPiece(customer)}/print/label`;
  const to = async (token?: string) => {
    const headers: Record<string, string> = token ? { cookie: `token=${token}` } : {};
    const answer = await send("GET", path, { headers });
    return [answer.status, answer.headers.get("location")];
  };
  expect(await to()).toEqual([307, `/auth/login?next=${encodeURIComponent(path)}`]);
  expect(await to(customer)).toEqual([307, "/home"]);
  expect(await to(admin)).toEqual([200, null]);
});

test("many orders are changed in one call, each with its own result", async () => {
  const [customer, admin] = [await signIn(), await anAdmin()];
  const [id, other] = [await orderPiece(customer), await orderPiece(await signIn())];
  const confirmed = { status: "Payment Confirm", status_seen: "Waiting for Payment" };
  const changes = [
    { id, ...confirmed },
    { id: other, ...confirmed, status_seen: "Completed" },
    { id: randomUUID(), ...confirmed },
  ];
  const path = "/api/order?_method=patch";
  expect((await send("POST", path, { body: { changes } })).status).toBe(401);
  expect((await send("POST", path, { token: customer, body: { changes } })).status).toBe(403);
  const { status, json } = await send("POST", path, { token: admin, body: { changes } });
  expect(status).toBe(200);
  const results = updateOrdersAnswer.parse(json).data;
  expect(results.map(({ result, status: now }) => [result, now])).toEqual([
    ["saved", "Payment Confirm"],
    ["conflict", "Waiting for Payment"],
    ["not-found", null],
  ]);
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
