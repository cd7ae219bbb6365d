import type { Page } from "@playwright/test";
import { adminOf, type Piece } from "./goods.ts";
import { signInAsNewCustomer } from "./new-customer.ts";
import { expect, expectRefusal, signIn, test } from "./shop-test.ts";

/** An order of one piece, placed over the API by whoever is signed in on the page. Answers its id. */
async function orderPiece(page: Page, { id }: Piece): Promise<string> {
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
      recipient: "Ani",
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

async function openAsAdmin(page: Page, orderId: string): Promise<void> {
  await page.goto(`/dashboard/orders-detail/${orderId}`);
  await signIn(page, "admin@sekarbatik.test");
  await page.waitForURL(`**/dashboard/orders-detail/${orderId}`);
}

async function choose(page: Page, status: string): Promise<void> {
  await page.locator('[name="status"]').selectOption(status);
  await page.getByRole("button", { name: "Simpan Status" }).click();
}

test("Return asks whether the piece goes back on sale, and does as told", async ({
  page,
  request,
  openAnother,
}) => {
  const shop = await adminOf(request);
  const piece = await shop.createPiece("Kemeja Kembali");
  await signInAsNewCustomer(page);
  const orderId = await orderPiece(page, piece);
  expect(await shop.stockOf(piece)).toBe(0);

  const desk = await openAnother();
  await openAsAdmin(desk, orderId);
  await choose(desk, "Return");
  const dialog = desk.getByRole("dialog", { name: "Ubah status pesanan?" });
  await expect(dialog).toContainText("bukan alur yang biasa");
  await dialog.getByRole("checkbox", { name: /dijual lagi/ }).check();
  await dialog.getByRole("button", { name: "Ya, ubah status" }).click();
  await expect(desk.getByText("The pieces are back on sale")).toBeVisible();
  expect(await shop.stockOf(piece)).toBe(1);

  await page.goto(`/product-detail/${piece.id}`);
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
});

test("two admins on one order: the second is told what it has become", async ({
  page,
  request,
  openAnother,
  strayErrors,
}) => {
  const shop = await adminOf(request);
  const piece = await shop.createPiece("Kemeja Berebut");
  await signInAsNewCustomer(page);
  const orderId = await orderPiece(page, piece);
  const first = await openAnother();
  const second = await openAnother();
  await openAsAdmin(first, orderId);
  await openAsAdmin(second, orderId);

  await choose(first, "Cancelled");
  await first.getByRole("button", { name: "Ya, ubah status" }).click();
  await expect(first.getByRole("listitem").filter({ hasText: "Cancelled" })).toBeVisible();
  await choose(second, "Payment Confirm");

  await expect(second.getByText("This order is Cancelled by now").first()).toBeVisible();
  await expectRefusal(strayErrors, 409);
  // The page behind the words shows it too.
  const timeline = second.getByRole("main").getByRole("listitem");
  await expect(timeline.filter({ hasText: "Cancelled" })).toBeVisible();
  expect(await shop.stockOf(piece)).toBe(1);
});
