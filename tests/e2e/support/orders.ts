import type { APIRequestContext, Page } from "@playwright/test";
import pg from "pg";
import type { OrderView } from "#lib/orders/schema.ts";
import { adminOf, type Piece } from "./goods.ts";
import { BANDUNG, newCustomer, PASSWORD, type Person } from "./new-customer.ts";
import { fromShop } from "./shop.ts";
import { ADMIN, expect, logIn, signIn } from "./shop-test.ts";

/** An order that a test has placed. */
export type Placed = {
  id: string;
  orderNo: string;
  email: string;
  recipient: string;
  piece: string;
};

/** Registers a customer and returns a token. Doesn't change the page's sign-in. */
async function tokenOfNewCustomer(request: APIRequestContext, person: Partial<Person>) {
  const email = await newCustomer(request, person);
  const token = await logIn(request, email, PASSWORD);
  return { email, headers: { authorization: `Bearer ${token}` } };
}

/** Places an order of a new customer over the API. */
export async function placeOrder(
  request: APIRequestContext,
  person: Partial<Person> = {},
  price = 300_000,
): Promise<Placed> {
  const mark = crypto.randomUUID().slice(0, 8);
  const shop = await adminOf(request);
  const piece = await shop.createPiece(`Kemeja Meja ${mark}`, { weight: 450, price });
  const { email, headers } = await tokenOfNewCustomer(request, person);
  const recipient = `Ibu ${mark} Kartini`;
  const id = await orderAs(request, headers, { piece, recipient });
  const { data } = await (await request.get(`/api/order/${id}`, { headers })).json();
  return { id, orderNo: data[0].order_no, email, recipient, piece: piece.name };
}

/** Sells some of a product to a new customer over the API. */
export async function sell(
  request: APIRequestContext,
  piece: Pick<Piece, "id">,
  quantity: number,
): Promise<void> {
  const { headers } = await tokenOfNewCustomer(request, {});
  await orderAs(request, headers, { piece, quantity });
}

/** Orders one product over the API as the customer who is signed in on the page. Returns the id. */
export function orderPiece(page: Page, piece: Piece): Promise<string> {
  return orderAs(page.request, fromShop, { piece });
}

/** Changes an order over the API as the admin who is signed in on the page. */
export async function changeOrder(page: Page, id: string, data: Record<string, string>) {
  const answer = await page.request.patch(`/api/order/${id}`, { headers: fromShop, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Returns the order as the API shows it to whoever is signed in on the page. */
export async function readOrder(page: Page, id: string): Promise<OrderView> {
  const { data } = await (await page.request.get(`/api/order/${id}`)).json();
  return data[0];
}

type Wanted = { piece: Pick<Piece, "id">; quantity?: number; recipient?: string };

async function orderAs(
  request: APIRequestContext,
  headers: Record<string, string>,
  { piece, quantity = 1, recipient = "Ani" }: Wanted,
): Promise<string> {
  await request.post(`/api/cart/${piece.id}`, { headers, data: { quantity } });
  const shipping = await request.get("/api/shipping?city=Kota%20Bandung", { headers });
  const [{ service, cost }] = (await shipping.json()).data;
  const answer = await request.post("/api/payment", {
    headers,
    data: { service, ongkir: cost[0].value, etd: cost[0].etd, ...BANDUNG, recipient },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.id;
}

/** Opens the order in the dashboard as the admin. */
export async function openAsAdmin(page: Page, orderId: string): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto(`/dashboard/orders-detail/${orderId}`);
}

/** Moves the orders and their events a day back, so that they stand first in the dashboard's queues. */
export async function makeOldest(orders: readonly Pick<Placed, "id">[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client
    .query(
      `WITH events AS (
        UPDATE order_events SET created_at = created_at - interval '1 day' WHERE order_id = ANY($1))
      UPDATE orders SET created_at = created_at - interval '1 day' WHERE id = ANY($1)`,
      [orders.map(({ id }) => id)],
    )
    .finally(() => client.end());
}
