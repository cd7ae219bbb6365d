import type { Page, Request } from "@playwright/test";
import { makeGate } from "#tests/fakes/gate.ts";
import { chooseRegular, confirmOrder, goToPayment, startCheckout } from "./support/checkout.ts";
import { adminOf, fillCart, type Piece } from "./support/goods.ts";
import { holdBack } from "./support/hold-back.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { fromShop } from "./support/shop.ts";
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectRefusal,
  expectWellMade,
  test,
} from "./support/shop-test.ts";

function lineOf(page: Page, { name }: Piece) {
  return page.getByRole("listitem").filter({ hasText: name });
}

function quantityOf(page: Page, piece: Piece) {
  return lineOf(page, piece).locator('[name="quantity"]');
}

function isQuantityChange(request: Request): boolean {
  return request.method() === "POST" && request.url().includes("_method=patch");
}

/** Returns the list of the cart's requests from now on. */
function cartRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/cart")) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test("the add button turns into a spinner and is gone once the piece is in the cart", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Tombol", { stock: 2 });
  await signInAsNewCustomer(page);
  await Promise.all([
    page.waitForResponse("**/api/cart"),
    page.waitForResponse("**/api/cartbadge"),
    page.goto(`/product-detail/${piece.id}`),
  ]);
  const asked = cartRequests(page);
  const button = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
  const adding = await holdBack(page, `**/api/cart/${piece.id}`);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  adding.open();
  await expect(page.getByText("Successfuly Added Item To Cart").first()).toBeVisible();
  await expect(button).toBeHidden();
  await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Cart.*1/ }).first()).toBeVisible();
  expect(asked).toEqual([`POST /api/cart/${piece.id}`]);
});

for (const inCart of [false, true]) {
  test(`the add button waits for a cart that isn't there yet, ${inCart ? "with" : "without"} the piece`, async ({
    page,
    request,
  }) => {
    const piece = await (await adminOf(request)).createPiece("Kemeja Cekatan", { stock: 3 });
    await signInAsNewCustomer(page);
    if (inCart) await fillCart(page, [piece]);
    const reading = await holdBack(page, "**/api/cart");
    await page.goto(`/product-detail/${piece.id}`);
    const button = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    reading.open();
    await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
    await page.goto("/cart");
    await expect(quantityOf(page, piece)).toHaveValue("1");
  });
}

test("changes made faster than the network end at the last value, with one request in flight", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Cepat", { stock: 9 });
  await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await page.goto("/cart");
  const quantity = quantityOf(page, piece);
  await expect(quantity).toHaveValue("1");

  const asked = cartRequests(page);
  const network = makeGate();
  const sent: unknown[] = [];
  await page.route("**/api/cart/*_method=patch", async (route) => {
    sent.push(route.request().postDataJSON());
    await network.opened;
    await route.continue();
  });
  const more = lineOf(page, piece).getByRole("button", { name: "Increase quantity" });
  for (let press = 1; press <= 5; press += 1) {
    await more.click();
    await expect(quantity).toHaveValue(String(press + 1));
  }
  // The screen shows all clicks, but only one request is in flight.
  await expect.poll(() => sent).toHaveLength(1);
  await quantity.evaluate((input: HTMLInputElement) => {
    // Records every value of the field, because none in between may flash up.
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (seen.at(-1) !== input.value) seen.push(input.value);
      requestAnimationFrame(look);
    };
    look();
  });
  network.open();
  await expect(page.getByText("Successfuly Updated Cart").first()).toBeVisible();
  await expect(lineOf(page, piece)).toHaveAttribute("aria-busy", "false");
  await expect(quantity).toHaveValue("6");
  expect(await page.evaluate("window.seen")).toEqual(["6"]);
  expect(sent).toEqual([{ quantity: 2 }, { quantity: 6 }]);
  expect(asked).toHaveLength(2);
  await expect(page.getByRole("link", { name: /Cart.*6/ }).first()).toBeVisible();
  const cart = await (await page.request.get("/api/cart")).json();
  expect(cart.cartBadge).toBe(6);
});

test("a quantity that the shop refuses goes back to what it agreed to, and says why", async ({
  page,
  request,
  strayErrors,
}) => {
  const admin = await adminOf(request);
  const piece = await admin.createPiece("Kemeja Habis", { stock: 5 });
  await signInAsNewCustomer(page);
  await fillCart(page, [piece], 2);
  await page.goto("/cart");
  await expect(quantityOf(page, piece)).toHaveValue("2");
  // Changes the stock only during the request. A page that refetches its cart would disable the
  // button.
  await page.route(/_method=patch/, async (route) => {
    await admin.setStock(piece, 2);
    await route.continue();
  });
  await lineOf(page, piece).getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByText("Only 2 of Kemeja Habis left").first()).toBeVisible();
  await expect(quantityOf(page, piece)).toHaveValue("2");
  await expectRefusal(strayErrors, 409);
});

test("two tabs agree once the other has the focus", async ({ page, context, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Dua Tab", { stock: 5 });
  await signInAsNewCustomer(page);
  await fillCart(page, [piece]);
  await page.goto("/cart");
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(quantityOf(other, piece)).toHaveValue("1");
  const changed = page.waitForResponse((response) => isQuantityChange(response.request()));
  await lineOf(page, piece).getByRole("button", { name: "Increase quantity" }).click();
  await changed;
  await other.bringToFront();
  // A headless window is never hidden, so this sends the event of a tab that comes forward.
  await other.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect(quantityOf(other, piece)).toHaveValue("2");
});

test("an empty cart keeps its summary, whose checkout is disabled and says why", async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByRole("link", { name: "Shop Items" })).toHaveAttribute("href", "/product");
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary.getByRole("definition")).toHaveText([
    /^Rp\s0$/,
    "Calculated at the next step",
    /^Rp\s0$/,
  ]);
  const checkout = summary.getByRole("button", { name: "Continue to Checkout" });
  await atEachWidth(page, async () => {
    await expect(checkout).toBeVisible();
    await expect(summary.getByText("Calculated at the next step")).toBeVisible();
  });
  await expect(checkout).toBeDisabled();
  await expect(checkout).toHaveAccessibleDescription("Add a piece to go on.");
  await expect(page.getByRole("region", { name: "Shipping information" })).toContainText(
    "Shipping Policy",
  );
  await expectWellMade(page);
});

test("a removed piece can be put back for six seconds, where it stood", async ({
  page,
  request,
}) => {
  const admin = await adminOf(request);
  const [first, second] = [
    await admin.createPiece("Kemeja Satu", { stock: 2 }),
    await admin.createPiece("Kemeja Dua"),
  ];
  await signInAsNewCustomer(page);
  await fillCart(page, [first], 2);
  await fillCart(page, [second]);
  await page.clock.install();
  await page.goto("/cart");
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  const at = (await lines.first().textContent())?.includes(first.name) ? 0 : 1;
  const remove = page.getByRole("button", { name: `Remove ${first.name}` });
  const undo = page.getByRole("button", { name: `Undo the removal of ${first.name}` });

  await remove.press("Enter");
  await expect(lines.nth(at)).toContainText(`Removed ${first.name}`);
  await expect(undo).toBeFocused();
  await atEachWidth(page, () => expect(undo).toBeVisible());
  await expect(page.locator("[data-sonner-toast]", { hasText: "Undo" })).toHaveCount(0);
  await expectWellMade(page);
  await undo.press("Enter");
  await expect(quantityOf(page, first)).toHaveValue("2");

  await remove.press("Enter");
  await expect(undo).toBeFocused();
  await page.clock.fastForward(10_000);
  await expect(undo).toBeVisible();
  await page.getByRole("link", { name: second.name }).first().focus();
  await page.clock.fastForward(6_000);
  await expect(undo).toHaveCount(0);
  await expect(lines).toHaveCount(1);
});

test("the shipping step's summary shows the price of the method, also after the weight changes", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Berat", {
    stock: 2,
    weight: 1_200,
  });
  await startCheckout(page, [piece]);
  await page.getByRole("button", { name: "Continue to Shipping" }).click();
  const summary = page.getByRole("complementary", { name: "Order summary" });
  const shipping = summary.getByRole("definition").nth(1);
  const method = page.getByRole("radio", { name: /Regular/ });
  await method.check();
  await expect(shipping).toHaveText(/^Rp/);
  const light = await shipping.innerText();
  await expect(page.getByText(light).filter({ visible: true }).first()).toBeVisible();

  await page.request.post(`/api/cart/${piece.id}`, { headers: fromShop, data: { quantity: 1 } });
  await page.goto("/checkout/shipping");
  await expect(method).toBeChecked();
  await expect(shipping).toHaveText(/^Rp/);
  await expect(shipping).not.toHaveText(light);
});

test("what another customer bought is deducted, and told until that is cleared", async ({
  page,
  request,
  strayErrors,
}) => {
  const admin = await adminOf(request);
  const gone = await admin.createPiece("Kemeja Hilang");
  const fewer = await admin.createPiece("Kemeja Berkurang", { stock: 3 });
  await signInAsNewCustomer(page);
  await fillCart(page, [gone]);
  await fillCart(page, [fewer], 3);
  await admin.setStock(gone, 0);
  await admin.setStock(fewer, 2);
  await page.goto("/cart");
  const dialog = page.getByRole("dialog", { name: "Your cart has changed" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Kemeja Hilang" })).toBeVisible();
  await expect(dialog.getByText("3 wanted, 2 left")).toBeVisible();
  await expectAccessible(page);
  // Neither Escape nor a click outside closes the dialog.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  const failing = "**/api/cart/reset-sold-out";
  await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(
    page.getByText("Oops, something went wrong", { exact: true }).first(),
  ).toBeAttached();
  await expectRefusal(strayErrors, 500);
  await expect(dialog).toBeVisible();
  await page.unroute(failing);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(quantityOf(page, fewer)).toHaveValue("2");
  await expect(lineOf(page, gone)).toBeHidden();
  await page.reload();
  await expect(quantityOf(page, fewer)).toHaveValue("2");
  await expect(dialog).toBeHidden();
});

test("a piece that goes in mid-checkout is told there, and the rest is ordered at its own price", async ({
  page,
  request,
  strayErrors,
}) => {
  const admin = await adminOf(request);
  const gone = await admin.createPiece("Kemeja Direbut", { weight: 2000, price: 400_000 });
  const kept = await admin.createPiece("Kemeja Tersisa", { weight: 800, price: 250_000 });
  await startCheckout(page, [gone, kept]);
  await goToPayment(page);
  await page.waitForURL("**/checkout/payment");
  // Changes the stock only during the request, because the page refetches the cart now and then.
  await page.route(
    "**/api/payment",
    async (route) => {
      await admin.setStock(gone, 0);
      await route.continue();
    },
    { times: 1 },
  );

  await confirmOrder(page);
  const dialog = page.getByRole("dialog", { name: "Your cart has changed" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Kemeja Direbut" })).toBeVisible();
  await expectRefusal(strayErrors, 409);
  await dialog.getByRole("button", { name: "Close" }).click();

  // The weight drops from three kilograms to one, so the customer chooses the delivery again.
  await page.waitForURL("**/checkout/shipping");
  await expect(page.getByRole("complementary", { name: "Order summary" })).not.toContainText(
    "Kemeja Direbut",
  );
  await chooseRegular(page);
  await confirmOrder(page);
  await page.waitForURL("**/checkout-order/*");
  await expect(page.getByRole("main")).toContainText("Kemeja Tersisa");
  await expect(page.getByRole("main")).not.toContainText("Kemeja Direbut");
  expect(await admin.stockOf(kept)).toBe(0);
});

test("a checkout whose every piece went is over", async ({ page, request }) => {
  const admin = await adminOf(request);
  const gone = await admin.createPiece("Kemeja Satu-satunya");
  await startCheckout(page, [gone]);
  await expect(page.getByRole("complementary")).toContainText("Kemeja Satu-satunya");
  await admin.setStock(gone, 0);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Your cart has changed" });
  await expect(
    dialog.getByRole("listitem").filter({ hasText: "Kemeja Satu-satunya" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.waitForURL("**/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});
