import type { Page } from "@playwright/test";
import { pathIn } from "#lib/language/languages.ts";
import { adminOf, DEMO_PIECE, fillCart, pathOf } from "./support/goods.ts";
import { linkIn, receiveMail } from "./support/mailbox.ts";
import { saveAddress, signInAsVerified } from "./support/new-customer.ts";
import { DESK, expect, PHONE, test } from "./support/shop-test.ts";

/** Names and addresses, which are the same in both languages. */
const SAME =
  /Sekar Batik|Ani Kusuma|@|^Kawung, kemeja|^Bank |Large\)$|^\d+ [A-Z][a-z]+ 20\d\d|^Tenun|^Lurik|^Katun|^Jalan |^Mampang|Instagram|WhatsApp|^\+?[\d\s.,:–-]+$/;
/** Two words or more: a single one, such as "Total", may be right in both. */
const SENTENCE = /\p{L}{3,}.*\s.*\p{L}{3,}/u;

/** Returns the sentences of a page, or of its HTML, that aren't marked as another language, or as the owner's own words. */
function sentencesOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const document = html ? new DOMParser().parseFromString(html, "text/html") : window.document;
    const isMarked = (element: Element) => element.closest("[lang]") !== document.documentElement;
    const found = [document.documentElement.lang, document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (!parentElement || parentElement.closest("script,style,noscript,address")) continue;
      if (!isMarked(parentElement)) found.push(textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label],[placeholder]")) {
      if (isMarked(element)) continue;
      found.push(
        element.getAttribute("aria-label") ?? "",
        element.getAttribute("placeholder") ?? "",
      );
    }
    return found;
  }, html);
}

/** Opens a page. Returns its sentences once its scripts have read what they show. */
async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
  return sentencesOf(page);
}

/** Returns the sentences of a page as the server sends it. */
async function ask(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  expect(new URL(answer.url()).pathname).toBe(path.split("?")[0]);
  return sentencesOf(page, await answer.text());
}

/** Reads a page in both languages, and expects that no sentence stands in both. */
async function expectTranslated(page: Page, path: string, own = "", read = open): Promise<void> {
  const english = new Set(await read(page, path));
  const indonesian = await read(page, pathIn("id", path));
  expect(indonesian[0]).toBe("id");
  const shared = indonesian.filter(
    (text) =>
      english.has(text) &&
      SENTENCE.test(text) &&
      !SAME.test(text) &&
      !(own !== "" && text.includes(own)),
  );
  expect([...new Set(shared)], path).toEqual([]);
}

for (const path of [
  "/home",
  "/product",
  "/product?q=tidakada",
  "/galleries",
  "/faq",
  "/terms-condition",
  "/privacy",
  "/history",
  "/uniform",
  "/partial-events",
  "/landing",
  "/auth/login",
  "/auth/register",
  "/auth/reset-password",
  "/auth/otp/ani@pembeli.test?on-success-navigate-to=verify-email",
  "/auth/verify-email-success",
  "/complete-order?token=unknown",
]) {
  test(`${path} has no sentence in English`, ({ page }) => expectTranslated(page, path, "", ask));
}

test("the owner's texts are in the page's language", async ({ page, request }) => {
  const path = await pathOf(request, "Blus Truntum Wedelan");
  const care = page.getByText(/Indigo may give off|Warna nila dapat melepas/);
  await page.goto(path);
  await expect(page).toHaveTitle("Truntum Blouse in Indigo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Truntum Blouse in Indigo");
  await expect(care).toHaveAttribute("lang", "en");
  await page.goto(pathIn("id", path));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blus Truntum Wedelan");
  await expect(care).toHaveAttribute("lang", "id");
});

test("a product's page has none either", async ({ page, request }) => {
  await expectTranslated(page, await pathOf(request), DEMO_PIECE, ask);
});

test("the switch keeps page and filters, and works without scripts", async ({ page, browser }) => {
  await page.setViewportSize(DESK);
  await page.goto("/product?sizes%5B%5D=L");
  const header = page.locator("header");
  await header.getByRole("link", { name: /Bahasa Indonesia/ }).click();
  await expect(page).toHaveURL(/\/id\/product\?sizes%5B%5D=L$/);
  await header.getByRole("link", { name: /English/ }).click();
  await expect(page).toHaveURL(/[^d]\/product\?sizes%5B%5D=L$/);

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: DESK });
  const still = await plain.newPage();
  await still.goto("/id/product?sizes%5B%5D=L");
  await still
    .locator("header")
    .getByRole("link", { name: /English/ })
    .click();
  await expect(still).toHaveURL(/[^d]\/product\?sizes%5B%5D=L$/);
  await plain.close();
});

test("an Indonesian browser is offered the Indonesian page once, and stays where it is", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "id-ID", viewport: PHONE });
  const page = await context.newPage();
  await page.goto("/home");
  await expect(page).toHaveURL(/[^d]\/home$/);
  const offer = page.getByRole("link", { name: "Lihat halaman ini dalam bahasa Indonesia" });
  await expect(offer).toBeVisible();
  const last = page.locator("footer").getByRole("link", { name: /Bahasa Indonesia/ });
  await last.focus();
  const [link, bar] = [await last.boundingBox(), await offer.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole("button", { name: "Tutup", exact: true }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  await context.close();
});

test("a piece is bought in Indonesian, and its mail is Indonesian", async ({ page, request }) => {
  test.setTimeout(240_000);
  const email = await signInAsVerified(page);
  const mark = crypto.randomUUID().slice(0, 8);
  const shop = await adminOf(request);
  const piece = await shop.createPiece(`Kemeja Bahasa ${mark}`, { stock: 3 });
  await saveAddress(page, `Ibu ${mark}`);

  await page.goto(`/id/product-detail/${piece.id}`);
  await page.getByRole("button", { name: "Masukkan ke keranjang" }).click();
  await expect(page.getByRole("link", { name: "Sudah di keranjang" })).toBeVisible();
  await expectTranslated(page, "/cart", mark);
  await page.getByRole("link", { name: "Lanjut ke checkout" }).click();
  await expect(page).toHaveURL(/\/id\/checkout\/address$/);
  await expectTranslated(page, "/checkout/address", mark);
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click();
  await page.getByRole("radio", { name: /Reguler/ }).check();
  await expectTranslated(page, "/checkout/shipping", mark);
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();
  await expect(page).toHaveURL(/\/id\/checkout\/payment$/);
  await expectTranslated(page, "/checkout/payment", mark);
  await page.getByRole("button", { name: /Buat Pesanan/ }).click();
  await page.getByRole("button", { name: "Ya, buat pesanan" }).click();
  await expect(page).toHaveURL(/\/id\/checkout-order\//);
  const { pathname } = new URL(page.url());
  const id = pathname.split("/").at(-1);
  const mail = await receiveMail(email, "silakan bayar");
  const proof = new URL(linkIn(mail, "/id/payment-proof/")).pathname;

  await expectTranslated(page, `/checkout-order/${id}`, mark);
  await expectTranslated(page, "/order-history", mark);
  await expectTranslated(page, `/order-history/${id}`, mark);
  await expectTranslated(page, proof.replace("/id", ""), mark);
  await fillCart(page, [piece]);
  for (const path of ["/auth/profile", "/auth/profile-edit", "/auth/address-new", "/auth/sessions"])
    await expectTranslated(page, path, mark);
  for (const path of ["/auth/change-password", "/auth/second-factor", "/auth/delete-account"])
    await expectTranslated(page, path, mark);
});
