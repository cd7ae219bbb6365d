import type { Locator, Page } from "@playwright/test";
import { adminOf, DEMO_PIECE, fillCart, pathOf } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from "./support/shop-test.ts";

async function openDemoPiece(page: Page, name = DEMO_PIECE): Promise<void> {
  await page.goto(await pathOf(page.request, name));
}

/** Price and button at the lower edge of phones. */
function buyBar(page: Page): Locator {
  return page.locator(".buy-bar");
}

/** Returns a picture of the carousel. It shows one at a time, and the others are out of view. */
function picture(page: Page, number: number) {
  return page.getByRole("button", { name: new RegExp(`picture ${number} of \\d.*enlarge`) });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("pictures are gone through by thumbnail and by arrow key", async ({ page }) => {
      await openDemoPiece(page);
      await expect(picture(page, 1)).toBeInViewport();
      await page.getByRole("button", { name: "Show picture 2" }).click();
      await expect(picture(page, 2)).toBeInViewport();
      await expect(picture(page, 1)).not.toBeInViewport();
      await expect(page.getByRole("button", { name: "Show picture 2" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.keyboard.press("ArrowLeft");
      await expect(picture(page, 1)).toBeInViewport();
      await expect(page.getByRole("button", { name: "Show picture 1" })).toHaveAttribute(
        "aria-current",
        "true",
      );
    });
  });
}

test("the size chart is a table in centimetres that says how to measure", async ({ page }) => {
  await openDemoPiece(page);
  const table = page.getByRole("table", { name: /in centimetres/ });
  // Its own size stands between its neighbours.
  await expect(table.getByRole("columnheader")).toHaveText(["In cm", "L", "XL", "2XL"]);
  for (const field of ["shoulder", "chest", "reguler", "length"]) {
    const row = table.getByRole("row").filter({ hasText: new RegExp(field, "i") });
    await expect(row.first().getByRole("cell").first()).toHaveText(/^\d+(,\d)?$/);
  }
});

test("a visitor's quantity stays as it is, and pressing says why", async ({ page }) => {
  await openDemoPiece(page);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  // The button has aria-disabled but still responds. A plain click would wait for it.
  await page.getByRole("button", { name: "Increase quantity" }).click({ force: true });
  await expect(quantity).toHaveValue("1");
  const alert = page.getByRole("alert").filter({ hasText: "account" });
  await expect(alert.getByText("You need to create an account", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(alert.getByText("You have to create an account", { exact: true })).toBeVisible();
  await expect(alert.getByRole("link", { name: "Log in to buy" })).toBeVisible();
});

test("a visitor is asked for the size first, and for the account then", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Ukuran", {
    size: "See-Image",
    size_details: "S, M, L",
    stock: 3,
  });
  await page.goto(`/product-detail/${piece.id}`);
  const sizes = page.getByRole("radiogroup", { name: "Choose your size" });
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(sizes.getByRole("radio", { name: "S" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("link", { name: "Log in to buy" }).first()).toBeVisible();
});

test("on a phone the bar leads to sizes that it never covers", async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const piece = await (await adminOf(request)).createPiece("Kemeja Ukuran Bersama", {
    size: "See-Image",
    size_details: "S, M, L",
    stock: 3,
    description: "Panjang ceritanya. ".repeat(60),
  });
  await page.goto(`/product-detail/${piece.id}`);
  const sizes = page.getByRole("radiogroup", { name: "Choose your size" });
  await expect(sizes).toContainText("we confirm yours after the order");
  // From where nothing of the sizes is in view.
  await page.getByRole("heading", { name: "Care" }).scrollIntoViewIfNeeded();
  await buyBar(page).getByRole("button", { name: "Choose a size" }).click();
  await expect(sizes.getByRole("radio", { name: "S" })).toBeFocused();
  await expect(sizes).toBeInViewport({ ratio: 0.95 });
  await expect(sizes).not.toHaveAttribute("aria-invalid", "true");
  await expect(buyBar(page)).toBeHidden();
  // The least part of them in the window hides it.
  await sizes.evaluate((group) =>
    scrollBy({ top: group.getBoundingClientRect().top - innerHeight + 20, behavior: "instant" }),
  );
  await expect(buyBar(page)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "Care" }).scrollIntoViewIfNeeded();
  await expect(buyBar(page).getByRole("button", { name: "Add to Cart" })).toBeVisible();
});

test("a customer's quantity is held between none and the stock", async ({ page, request }) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Jumlah", { stock: 3 });
  await signInAsNewCustomer(page);
  await page.goto(`/product-detail/${piece.id}`);
  const quantity = page.getByRole("spinbutton", { name: "Quantity" });
  await quantity.fill("9");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("3");
  await expect(page.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
  await quantity.fill("0");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("0");
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeDisabled();
});

test("on a phone the word of a piece in the cart covers no button to buy", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Pesan");
  await page.setViewportSize(PHONE);
  await signInAsNewCustomer(page);
  await page.goto(`/product-detail/${piece.id}`);
  const main = page.locator("#buy");
  await main.scrollIntoViewIfNeeded();
  await expect(buyBar(page)).toBeHidden();
  await main.getByRole("button", { name: "Add to Cart" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await toast.hover();
  await expect(main).toContainText("In your cart");
  const boxes = [await toast.boundingBox(), await main.boundingBox()];
  const [said, button] = boxes;
  if (!said || !button) throw new Error("both are shown");
  expect(said.y >= button.y + button.height || said.y + said.height <= button.y).toBe(true);
});

/** Returns whether the whole element is in the window, and nothing lies over its middle. */
function isOnFirstScreen(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree = found !== null && (element.contains(found) || found.contains(element));
    const isVisible = getComputedStyle(element).visibility === "visible";
    return isVisible && isFree && height > 0 && top >= 0 && bottom <= innerHeight;
  });
}

const SMALL_PHONE = { width: 360, height: 640 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const viewport of [PHONE, SMALL_PHONE]) {
      const size = `${viewport.width} × ${viewport.height}`;

      test(`the first screen of ${size} has picture, name, price and a way to buy`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await openDemoPiece(page);
        const main = page.getByRole("main");
        const parts = {
          picture: main.locator("li img").first(),
          name: main.getByRole("heading", { level: 1 }),
          price: main.locator("header").getByText("Rp"),
        };
        for (const [part, target] of Object.entries(parts)) {
          expect(await isOnFirstScreen(target), part).toBe(true);
        }
        const ways = await main.locator("a, button").filter({ hasText: "Add to Cart" }).all();
        const shown = await Promise.all(ways.map(isOnFirstScreen));
        expect(shown.filter(Boolean), "one button to buy").toHaveLength(1);
      });
    }

    test("the buy bar is hidden exactly while the main button is in view", async ({ page }) => {
      // So low that the main button begins below the window.
      const height = 480;
      await page.setViewportSize({ width: SMALL_PHONE.width, height });
      await openDemoPiece(page);
      /** Scrolls until the main button's middle is so far above the window's lower edge. */
      const scrollTo = (fromEdge: number) =>
        page.locator("#buy").evaluate((element, distance) => {
          const box = element.getBoundingClientRect();
          const top = box.top + box.height / 2 - (innerHeight - distance);
          window.scrollBy({ top, behavior: "instant" });
        }, fromEdge);
      await scrollTo(0);
      await expect(buyBar(page)).toBeVisible();
      await scrollTo(height / 2);
      await expect(buyBar(page)).toBeHidden();
      // Behind the header.
      await scrollTo(height - 40);
      await expect(buyBar(page)).toBeVisible();
      await scrollTo(height / 2);
      await expect(buyBar(page)).toBeHidden();
    });
  });
}

test.describe("on a small phone", () => {
  test.use({ viewport: SMALL_PHONE });

  test("the buy bar hides neither the focus nor the page's end", async ({ page }) => {
    await openDemoPiece(page);
    const isLast = () =>
      page.evaluate(() => {
        const all = document.querySelectorAll<HTMLElement>("footer a");
        return document.activeElement === [...all].at(-1);
      });
    while (!(await isLast())) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector(".buy-bar");
        if (!focused || !bar || bar.contains(focused)) return null;
        const isBarShown = getComputedStyle(bar).visibility === "visible";
        const { bottom, height } = focused.getBoundingClientRect();
        const edge = bar.getBoundingClientRect().top;
        // A picture may be higher than the window: then a part of it has to be in view.
        const isCovered = isBarShown && bottom > edge && bottom - height > edge - 44;
        return isCovered ? focused.outerHTML.slice(0, 120) : null;
      });
      expect(covered).toBeNull();
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [footer, bar] = await Promise.all([
      page.getByRole("contentinfo").boundingBox(),
      buyBar(page).boundingBox(),
    ]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("a visitor who presses the buy bar is told there", async ({ page }) => {
    await openDemoPiece(page);
    await page.getByRole("heading", { name: "You may also like" }).scrollIntoViewIfNeeded();
    await buyBar(page).getByRole("button", { name: "Add to Cart" }).click();
    await expect(buyBar(page)).toContainText("You have to create an account");
    await expect(buyBar(page).getByRole("link", { name: "Log in to buy" })).toBeInViewport();
    await expectAccessible(page);
  });
});

test("without scripts the buy bar leads to the main button", async ({ openAnother }) => {
  const page = await openAnother({ viewport: PHONE, javaScriptEnabled: false });
  await openDemoPiece(page);
  await page.getByRole("heading", { name: "You may also like" }).scrollIntoViewIfNeeded();
  await buyBar(page).getByRole("link", { name: "Add to Cart" }).click();
  await expect(page.locator("#buy")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Buying needs JavaScript")).toBeVisible();
});

test("a sold piece keeps its page, says so in a word, and can't be bought", async ({ page }) => {
  await openDemoPiece(page, "Kain Tulis Sekar Jagad Lasem");
  await expect(page.getByRole("main").getByText("Terjual", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveCount(0);
  await expect(buyBar(page)).toHaveCount(0);
});

const LONG_NAME = "Kebayasutratulisanmotifkawungparangtruntum";
const LONG_ADDRESS =
  "https://www.instagram.com/p/C8xYzAbCdEf_1234567890abcdefghijk/?igsh=MWQ1ZGUxMzBkMA==&utm_source=qr";

test("a long word widens no page at 320 px", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = `${LONG_NAME}${crypto.randomUUID().slice(0, 1)}`;
  const piece = await (await adminOf(request)).createPiece(name, { description: LONG_ADDRESS });
  await signInAsNewCustomer(page);
  await page.goto(`/product-detail/${piece.id}`);
  await expect(page.getByText(LONG_ADDRESS)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await fillCart(page, [piece]);
  await page.goto("/cart");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const id = await orderPiece(page, piece);
  for (const path of [`/checkout-order/${id}`, `/order-history/${id}`]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
});

test("at 400 % zoom the button to buy alone stays in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDemoPiece(page);
  const bar = buyBar(page);
  await expect(bar.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(80);
});

test("with forced colours the logo stands on a plate of its own", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/faq");
  const logo = page.getByRole("banner").locator('img[src="/logo.png"]');
  await expect(logo).toHaveCSS("background-color", "rgb(251, 246, 236)");
});
