import type { Page } from "@playwright/test";
import { expect, expectWellMade, test } from "./support/shop-test.ts";

const ERAS = ["Heritage", "Fusion", "Versatility", "Recognition", "Enrich"];
/** An event of the demo shop, which begins twelve days after the shop's first start. */
const COMING = "Kelas Mencanting untuk Pemula";
const COMING_IN_ENGLISH = "Canting Class for Beginners";
const OVER = "Cloth Market in the Pendopo";

/** Expects this era to be visible and all others hidden. */
async function expectEra(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  for (const other of ERAS.filter((name) => name !== title)) {
    await expect(page.getByRole("heading", { level: 2, name: other })).toBeHidden();
  }
}

const section = (page: Page, title: string) =>
  page.getByRole("region", { name: title }).getByRole("listitem");

test("every era fits and is accessible", async ({ page }) => {
  for (const era of ERAS) {
    await page.goto(`/history#${era.toLowerCase()}`);
    await expect(page.getByRole("tab", { name: era })).toHaveAttribute("aria-selected", "true");
    await expectEra(page, era);
    await expectWellMade(page);
  }
});

test("history opens with Enrich; its tabs take keys and have addresses", async ({ page }) => {
  await page.goto("/history");
  await expectEra(page, "Enrich");
  await page.getByRole("tab", { name: "Enrich" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Heritage" })).toBeFocused();
  await expectEra(page, "Heritage");
  await expect(page).toHaveURL(/\/history#heritage$/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectEra(page, "Recognition");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Heritage" })).toBeFocused();
  await page.reload();
  await expectEra(page, "Heritage");
  await page.getByRole("tab", { name: "Fusion" }).click();
  await expectEra(page, "Fusion");
});

test("the text about a motif stands beside its picture", async ({ page }) => {
  await page.goto("/history");
  const motifs = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: /^Motif/ }) });
  await expect(motifs).toHaveCount(7);
  for (const motif of await motifs.all()) {
    const picture = await motif.getByRole("img").boundingBox();
    const text = await motif.getByRole("paragraph").boundingBox();
    if (!picture || !text) throw new Error("a motif has a picture and a text");
    expect(text.x).toBeGreaterThan(picture.x + picture.width);
    expect(text.width).toBeGreaterThan(picture.width);
  }
});

test("without scripts an era is a link and an address", async ({ openAnother }) => {
  const page = await openAnother({ javaScriptEnabled: false });
  await page.goto("/history");
  await expectEra(page, "Enrich");
  await page.getByRole("link", { name: "Versatility" }).click();
  await expectEra(page, "Versatility");
  await page.goto("/history#fusion");
  await expectEra(page, "Fusion");
});

test("the FAQ has eleven questions, which links open", async ({ page, openAnother }) => {
  await page.goto("/faq");
  await expect(page.locator("main details")).toHaveCount(11);
  await expect(page.locator("main details[open]")).toHaveCount(0);
  const bare = await openAnother({ javaScriptEnabled: false });
  for (const reader of [page, bare]) {
    await reader.goto("/faq#care");
    await expect(reader.getByText("mild soap made for batik")).toBeVisible();
    await expect(reader.locator("summary", { hasText: "take care of batik" })).toBeInViewport();
    await expect(reader.locator("main details[open]")).toHaveCount(1);
  }
  // Opening one answer closes the others.
  await page.locator("summary", { hasText: "How can I pay?" }).click();
  await expect(page.getByText("mild soap made for batik")).toBeHidden();
  const ids = await page.locator("main details [id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(11);
});

test("four points, ten sections of terms; nobody below 21 may buy", async ({ page }) => {
  await page.goto("/terms-condition");
  const terms = page.locator("main [lang=id]");
  await expect(terms.locator("ul > li")).toHaveCount(4);
  await expect(terms.locator("ol > li")).toHaveCount(10);
  await expect(terms).toContainText("sekurang-kurangnya 21 tahun");
});

test("the uniform page leads to the shop, in the frame of every page", async ({ page }) => {
  await page.goto("/uniform");
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  const map = main.getByRole("link", { name: "Open the map" });
  await expect(map).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/.*Jakarta%20Selatan/,
  );

  const header = page.getByRole("banner");
  await expect(header).toContainText("made in Indonesia, cultured in batik since 2011");
  await expect(header.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Home",
    "Batik",
    "Gallery",
    "FAQ",
    "Terms & Condition",
  ]);
  for (const icon of ["Cart", "Order history", "Profile"]) {
    await expect(header.getByRole("link", { name: icon })).toHaveAttribute(
      "href",
      /^\/auth\/login/,
    );
  }
  const footer = page.getByRole("contentinfo");
  for (const words of ["Office", "Jakarta Selatan", "Sitemap", "Follow us", "Contact"]) {
    await expect(footer).toContainText(words);
  }
  for (const path of ["/history", "/uniform", "/partial-events"]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test("an event to come can be put into a calendar; one that is over can't", async ({ page }) => {
  await page.goto("/partial-events");
  const coming = section(page, "On Going Events").filter({ hasText: COMING_IN_ENGLISH });
  const over = section(page, "Past Events").filter({ hasText: OVER });
  await expect(over.getByRole("link")).toHaveCount(0);

  const file = coming.getByRole("link", { name: /\.ics/ });
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(await answer.text()).toContain(`SUMMARY:${COMING_IN_ENGLISH}`);
  await expect(coming.getByRole("link", { name: "Remind Me" })).toHaveAttribute(
    "href",
    /^https:\/\/calendar\.google\.com\/.*text=Canting\+Class/,
  );

  const seat = coming.getByRole("link", { name: "Ask for a seat" });
  const asked = new URL((await seat.getAttribute("href")) ?? "");
  expect(asked.searchParams.get("text") ?? asked.searchParams.get("body")).toContain(COMING);
});

test("an event that ends while the page is kept counts as past", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2200-01-01T00:00:00Z"));
  await page.goto("/partial-events");
  await expect(section(page, "Past Events").filter({ hasText: COMING_IN_ENGLISH })).toBeVisible();
  await expect(page.getByRole("region", { name: "On Going Events" })).toContainText(
    "No Events Found",
  );
  await expect(page.getByRole("link", { name: /Remind Me/ })).toHaveCount(0);
});

test("the landing page leads into the shop, and no menu or list leads to it", async ({ page }) => {
  await page.goto("/landing");
  await expect(page.locator('nav a[href="/landing"], li a[href="/landing"]')).toHaveCount(0);
  await page.getByRole("link", { name: "Enter the shop" }).click();
  await expect(page).toHaveURL(/\/home$/);
});
