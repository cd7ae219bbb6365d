import type { Page } from "@playwright/test";
import { adminOf, DEMO_LIST, fillCart } from "./support/goods.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { ADMIN, expect, expectAccessible, PHONE, signIn, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const heading = (page: Page, name?: string) =>
  page.getByRole("heading", { level: 1, ...(name && { name }) });

/** Returns how a screen reader hears of Next's own announcement. */
const announcement = (page: Page) =>
  page.locator("next-route-announcer").locator("#__next-route-announcer__");

test("a new page begins at its heading, and Tab goes on from there", async ({ page }) => {
  await page.goto("/home");
  await expectAlive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).press("Enter");
  await expect(heading(page, "FAQ")).toBeFocused();
  await expect(announcement(page)).toHaveAttribute("aria-live", "off");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
  await page.goBack();
  await expect(heading(page, "One cloth")).toBeFocused();
});

test("a page that sets the focus keeps it, as does a filtered list", async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto("/dashboard/customers");
  const search = page.getByRole("searchbox");
  await search.fill("sari");
  await expect(page).toHaveURL(/search=sari/);
  await expect(search).toBeFocused();
  await page.getByRole("link", { name: "Kelola Events" }).click();
  await expect(heading(page, "Kelola Events")).toBeFocused();
});

test("a cached page is fetched when its link is about to be pressed", async ({ page }) => {
  await page.goto("/home");
  await expectAlive(page);
  const prefetch = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/history");
  await page.getByRole("contentinfo").getByRole("link", { name: "History" }).hover();
  expect((await prefetch).headers()["content-type"]).toBe("text/x-component");
});

test("nothing is fetched ahead for somebody who saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    });
  });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(DEMO_LIST);
  await expectAlive(page);
  const card = page.locator('main a[href^="/product-detail/"]').first();
  const path = await card.getAttribute("href");
  await card.click();
  await expect(heading(page)).toBeFocused();
  expect(fetched.filter((pathname) => pathname !== path)).toEqual([]);
});

/** Records the names of the pictures that move between pages. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (part?.startsWith("::view-transition-group(picture")) moved.push(part);
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

for (const [reducedMotion, moved] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(`pictures that move from card to page: ${moved} with motion “${reducedMotion}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const moves = await recordMoves(page);
    // A demo product, which has pictures.
    await page.goto("/product?q=Pamiluto");
    await expectAlive(page);
    await page.locator('main a[href^="/product-detail/"]:has(img)').first().click();
    await expect(page).toHaveURL(/\/product-detail\//);
    await expect(heading(page)).toBeFocused();
    await expect.poll(async () => (await moves()).length).toBe(moved);
  });
}

/** Makes each toast stay, whose timer is the only one of two seconds, and the way back, whose is the one of six. */
function keepToasts(): void {
  const start = window.setTimeout;
  const wait = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === 2000 || ms === 6000 ? 0 : start(work, ms, ...rest);
  window.setTimeout = wait as typeof start;
}

test("on a phone a toast covers neither cart nor heading, and Tab passes it", async ({
  page,
  request,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Bersulang", { stock: 3 });
  await signInAsNewCustomer(page);
  await fillCart(page, [piece], 2);
  await page.addInitScript(keepToasts);
  await page.setViewportSize(PHONE);
  await page.goto("/cart");
  await page.getByRole("button", { name: `Remove ${piece.name}` }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Successfuly Removed Item");
  await expect(toast).toHaveAttribute("data-mounted", "true");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => {
      // The emptied cart moves the focus, which may scroll once more.
      await page.evaluate(() => scrollTo(0, 0));
      const [box, title] = [await toast.boundingBox(), await heading(page).boundingBox()];
      return box && title && box.y > title.y + title.height && box.y + box.height <= PHONE.height;
    })
    .toBe(true);
  // The last link of the page, then the toast, then out of the page and not back to the link.
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(toast).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast).not.toBeFocused();
  await expect(last).not.toBeFocused();
});

test("on a phone the toast of a saved profile covers none of its buttons", async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.addInitScript(keepToasts);
  await page.setViewportSize(PHONE);
  await page.goto("/auth/profile-edit");
  await page.getByLabel("Name").fill("Ani Wijaya");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(heading(page)).toBeFocused();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Successfuly updated your profile");
  await expect(toast).toHaveAttribute("data-mounted", "true");
  const box = await toast.boundingBox();
  const buttons = page.getByRole("main").locator("a, button").filter({ visible: true });
  for (const button of await buttons.all())
    expect(isCovered(await button.boundingBox(), box)).toBe(false);
});

type Box = Awaited<ReturnType<ReturnType<Page["locator"]>["boundingBox"]>>;

/** Returns whether two boxes share a point. */
function isCovered(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error("both are shown");
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
