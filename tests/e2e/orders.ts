import type { Page } from "@playwright/test";
import type { Piece } from "./goods.ts";
import { expect, signIn } from "./shop-test.ts";

/** An order of one piece, placed over the API by whoever is signed in on the page. Answers its id. */
export async function orderPiece(page: Page, { id }: Piece, recipient = "Ani"): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(`/api/cart/${id}`, { headers, data: { quantity: 1 } });
  const options = await (await page.request.get("/api/shipping?city=Kota%20Bandung")).json();
  const [{ service, cost }] = options.data;
  const answer = await page.request.post("/api/payment", {
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
