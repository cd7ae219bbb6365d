import type { APIRequestContext, Page } from "@playwright/test";
import { adminOf, type Piece } from "./goods.ts";
import { newCustomer, PASSWORD, type Person } from "./new-customer.ts";
import { expect, signIn } from "./shop-test.ts";

/** What is known of an order that a test has placed. */
export type Placed = {
  id: string;
  orderNo: string;
  email: string;
  recipient: string;
  piece: string;
};

/** An order of a new customer, placed by tokens alone: whoever is signed in on a page stays it. */
export async function placeOrder(
  request: APIRequestContext,
  person: Partial<Person> = {},
): Promise<Placed> {
  const mark = crypto.randomUUID().slice(0, 8);
  const shop = await adminOf(request);
  const piece = await shop.createPiece(`Kemeja Meja ${mark}`, { weight: 450 });
  const email = await newCustomer(request, person);
  const login = await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const recipient = `Ibu ${mark} Kartini`;
  const id = await orderAs(request, headers, piece, recipient);
  const { data } = await (await request.get(`/api/order/${id}`, { headers })).json();
  return { id, orderNo: data[0].order_no, email, recipient, piece: piece.name };
}

/** An order of one piece, placed over the API by whoever is signed in on the page. Answers its id. */
export function orderPiece(page: Page, piece: Piece): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  return orderAs(page.request, headers, piece, "Ani");
}

async function orderAs(
  request: APIRequestContext,
  headers: Record<string, string>,
  { id }: Piece,
  recipient: string,
): Promise<string> {
  await request.post(`/api/cart/${id}`, { headers, data: { quantity: 1 } });
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

/** The order in the dashboard, with the admin signing in on the way. */
export async function openAsAdmin(page: Page, orderId: string): Promise<void> {
  await page.goto(`/dashboard/orders-detail/${orderId}`);
  await signIn(page, "admin@sekarbatik.test");
  await page.waitForURL(`**/dashboard/orders-detail/${orderId}`);
}
