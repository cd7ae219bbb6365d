import { adminOf } from "./support/goods.ts";
import { receiveCode } from "./support/mailbox.ts";
import { ANI, newEmail, PASSWORD } from "./support/new-customer.ts";
import { expect, expectAccessible, PHONE, test } from "./support/shop-test.ts";

const MOST = 500_000;

const priceOf = (text: string) => Number(/Rp\s([\d.]+)/.exec(text)?.[1]?.replaceAll(".", ""));

test.use({ viewport: PHONE });

test("a men's shirt in L under Rp 500.000 takes four taps from home", async ({ page }) => {
  await page.goto("/home", { waitUntil: "networkidle" });
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Men", exact: true })
    .click();
  await page.waitForURL("**/product?categories*");
  const quick = (list: string, name: string) =>
    page.getByRole("list", { name: list, exact: true }).getByRole("link", { name });
  await quick("Sizes", "L").first().click();
  await quick("Price", "Under Rp 250.000").or(quick("Price", "Rp 250.000–500.000")).first().click();
  const rest = quick("Price", "Rp 250.000–500.000");
  if ((await rest.getAttribute("aria-current")) !== "true") await rest.click();
  const cards = page.locator('main a[href^="/product-detail/"]');
  await expect(cards.filter({ hasText: "Kemeja Seragam Kawung Soga" })).toBeVisible();
  await expect(async () => {
    const texts = await cards.allInnerTexts();
    expect(texts.filter((text) => !text.includes("Men ·") || priceOf(text) >= MOST)).toEqual([]);
  }).toPass();
  await expectAccessible(page);
});

test("a search says what it read as a size and a price, and each can be dropped", async ({
  page,
}) => {
  await page.goto("/product?q=kemeja+L+di+bawah+500+ribu");
  const chosen = page.getByRole("list", { name: "Chosen filters" });
  await expect(chosen).toContainText("Size L");
  await expect(chosen).toContainText("Under Rp 500.000");
  await chosen.getByRole("link", { name: "Remove filter Size L" }).click();
  await expect(page).toHaveURL("/product?q=kemeja+di+bawah+500+ribu");
  await expect(chosen).not.toContainText("Size L");
});

test("a piece wanted before there was an account is in the cart after registering", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Dicari", {
    size: "See-Image",
    size_details: "M, L",
    stock: 3,
  });
  await page.goto(`/product-detail/${piece.id}`, { waitUntil: "networkidle" });
  await page.getByRole("radiogroup").getByText("L", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const notice = page.getByRole("alert").filter({ hasText: "You have to create an account" });
  await notice.getByRole("link", { name: "create an account" }).click();
  await page.waitForURL("**/auth/register?**");
  const email = newEmail();
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="name"]').fill(ANI.name);
  await page.locator('[name="phone_number"]').fill(ANI.phone_number);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('[name="password_confirmation"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("**/auth/otp/**");
  await page.locator('[name="otp"]').fill(await receiveCode(email));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("**/auth/verify-email-success?**");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForURL("**/auth/login?**");
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`**/product-detail/${piece.id}`);
  await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
  await page.goto("/cart");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Kemeja Dicari" });
  await expect(line).toContainText("L");
});
