import type { APIRequestContext, Page } from "@playwright/test";
import { adminOf, type Piece } from "./goods.ts";
import { newCustomer, PASSWORD, type Person } from "./new-customer.ts";
import { fromShop } from "./shop.ts";
import { ADMIN, expect, signIn } from "./shop-test.ts";

/** What is known of an order that a test has placed. */
export type Placed = {
  id: string;
  orderNo: string;
  email: string;
  recipient: string;
  piece: string;
};

/** A new customer by a token alone: whoever is signed in on a page stays it. */
async function tokenOfNewCustomer(request: APIRequestContext, person: Partial<Person>) {
  const email = await newCustomer(request, person);
  const login = await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  return { email, headers: { authorization: `Bearer ${(await login.json()).access_token}` } };
}

/** An order of a new customer, placed over the API. */
export async function placeOrder(
  request: APIRequestContext,
  person: Partial<Person> = {},
): Promise<Placed> {
  const mark = crypto.randomUUID().slice(0, 8);
  const shop = await adminOf(request);
  const piece = await shop.createPiece(`Kemeja Meja ${mark}`, { weight: 450 });
  const { email, headers } = await tokenOfNewCustomer(request, person);
  const recipient = `Ibu ${mark} Kartini`;
  const id = await orderAs(request, headers, { piece, recipient });
  const { data } = await (await request.get(`/api/order/${id}`, { headers })).json();
  return { id, orderNo: data[0].order_no, email, recipient, piece: piece.name };
}

/** A new customer orders pieces of one kind, while a page is open elsewhere. */
export async function sell(
  request: APIRequestContext,
  piece: Pick<Piece, "id">,
  quantity: number,
): Promise<void> {
  const { headers } = await tokenOfNewCustomer(request, {});
  await orderAs(request, headers, { piece, quantity });
}

/** An order of one piece, placed over the API by whoever is signed in on the page. Answers its id. */
export function orderPiece(page: Page, piece: Piece): Promise<string> {
  return orderAs(page.request, fromShop, { piece });
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
    data: {
      service,
      ongkir: cost[0].value,
      etd: cost[0].etd,
      recipient,
      phone_number: "6281234567890",
      address: "Jalan Braga 1",
      description: "Pagar hijau",
      province: "Jawa Barat&id=32",
      city: "Kota Bandung",
      zip_code: "40111",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.id;
}

/** Opens the order in the dashboard, as the admin. */
export async function openAsAdmin(page: Page, orderId: string): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto(`/dashboard/orders-detail/${orderId}`);
}
