import type { Locator, Page } from "@playwright/test";
import { DEMO_PIECE_IN_ENGLISH, pathOf } from "./support/goods.ts";
import {
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from "./support/shop-test.ts";

/** The most that a picture is enlarged (docs/design.md#enlarged-pictures). */
const MOST = 4;

async function openViewer(page: Page): Promise<Locator> {
  await page.goto(await pathOf(page.request));
  await page.getByRole("button", { name: /picture 1 of \d.*enlarge/ }).click();
  const viewer = page.getByRole("dialog", { name: DEMO_PIECE_IN_ENGLISH });
  await expect(pictureOf(viewer)).toHaveJSProperty("complete", true);
  return viewer;
}

/** The shown picture's place. Its neighbours are inert. */
function slideOf(viewer: Locator): Locator {
  return viewer.locator("[role=group]:not([inert])");
}

function pictureOf(viewer: Locator): Locator {
  return slideOf(viewer).getByRole("img");
}

/** Returns the picture's width in the window, in CSS pixels. */
function widthOf(viewer: Locator): Promise<number> {
  return pictureOf(viewer).evaluate((image) => image.getBoundingClientRect().width);
}

/** Waits until the picture is at least, or at most, so many times as wide as `whole`. */
async function expectFactor(viewer: Locator, whole: number, factor: number): Promise<void> {
  await expect.poll(async () => (await widthOf(viewer)) / whole).toBeCloseTo(factor, 2);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It isn't shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const viewport of [PHONE, { width: 360, height: 640 }, DESK]) {
  const size = `${viewport.width} × ${viewport.height}`;

  test(`at ${size} a picture is shown whole, and a double click enlarges it 4 times`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const viewer = await openViewer(page);
    const picture = pictureOf(viewer);
    // The library lays out in parts of a pixel.
    await expect(picture).toBeInViewport({ ratio: 0.999 });
    // The small phone's viewer differs from the other phone's in its size alone.
    const isLookedAt = viewport === PHONE || viewport === DESK;
    if (isLookedAt) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const whole = await widthOf(viewer);

    const { x, y } = await middleOf(picture);
    await page.mouse.dblclick(x, y);
    await expectFactor(viewer, whole, MOST);
    await expect(viewer.getByText("400 %")).toBeVisible();
    if (isLookedAt) await expectAccessible(page);
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toMatch(/\/1600\.(avif|webp)$/);
    await page.mouse.dblclick(x, y);
    await expectFactor(viewer, whole, 1);
  });
}

test("a scroll bar's place belongs to the viewer, and the page behind keeps its width", async ({
  playwright,
  launchOptions,
  baseURL,
  viewport,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "", viewport });
  const width = viewport?.width ?? 0;
  const bodyWidth = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  await page.goto("/product");
  const body = await bodyWidth();
  expect(body).toBeLessThan(width);
  const viewer = await openViewer(page);
  const box = await viewer.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, width]);
  expect(await bodyWidth()).toBe(body);
  await browser.close();
});

test("keys zoom, move and close the viewer", async ({ page }) => {
  const viewer = await openViewer(page);
  const picture = pictureOf(viewer);
  const whole = await widthOf(viewer);
  await page.keyboard.press("+");
  await expectFactor(viewer, whole, 2);
  const before = await picture.boundingBox();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  // Arrows change the picture only where it is whole.
  await expect(viewer.getByText(/^1 \/ \d$/)).toBeVisible();
  await page.keyboard.press("+");
  await expectFactor(viewer, whole, MOST);
  await page.keyboard.press("-");
  await expectFactor(viewer, whole, 2);
  await page.keyboard.press("0");
  await expectFactor(viewer, whole, 1);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  const second = page.getByRole("button", { name: /picture 2 of \d.*enlarge/ });
  await expect(second).toBeInViewport();
  await expect(second).toBeFocused();
});

test("the viewer's buttons do the same", async ({ page }) => {
  const viewer = await openViewer(page);
  const whole = await widthOf(viewer);
  const button = (name: string) => viewer.getByRole("button", { name });
  await expect(button("Zoom out")).toHaveAttribute("aria-disabled", "true");
  await expect(button("Previous picture")).toHaveAttribute("aria-disabled", "true");
  await button("Zoom in").click();
  await expectFactor(viewer, whole, 2);
  await button("Zoom out").click();
  await expectFactor(viewer, whole, 1);
  await button("Zoom in").click();
  await button("Next picture").click();
  await expect(viewer.getByText(/^2 \/ \d$/)).toBeVisible();
  await expectFactor(viewer, whole, 1);
  await button("Close").click();
  await expect(viewer).toBeHidden();
});

test("dragging moves an enlarged picture to its edge; a wheel with ctrl zooms it alone", async ({
  page,
}) => {
  const viewer = await openViewer(page);
  const picture = pictureOf(viewer);
  const whole = await widthOf(viewer);
  const { x, y } = await middleOf(picture);
  await page.mouse.dblclick(x, y);
  await expect(viewer.getByText("400 %")).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 2000, { steps: 4 });
  await page.mouse.up();
  const frame = await slideOf(viewer).boundingBox();
  await expect
    .poll(async () => (await picture.boundingBox())?.y)
    .toBeCloseTo(frame?.y ?? Number.NaN, 0);

  await page.keyboard.press("0");
  await expectFactor(viewer, whole, 1);
  await page.mouse.move(x, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -40);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await widthOf(viewer)) / whole).toBeGreaterThan(1.2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  type Point = { x: number; y: number; id: number };

  async function touchOf(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    return (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  test("a pinch and a double tap enlarge, another goes back", async ({ page }) => {
    const viewer = await openViewer(page);
    const whole = await widthOf(viewer);
    const { x, y } = await middleOf(pictureOf(viewer));
    const touch = await touchOf(page);
    const fingers = (spread: number) => [
      { x, y: y - spread, id: 0 },
      { x, y: y + spread, id: 1 },
    ];

    await touch("touchStart", ...fingers(40));
    await touch("touchMove", ...fingers(80));
    await touch("touchMove", ...fingers(120));
    await touch("touchEnd");
    await expectFactor(viewer, whole, 3);

    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expectFactor(viewer, whole, MOST);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expectFactor(viewer, whole, 1);
  });

  test("a swipe changes the picture", async ({ page }) => {
    const viewer = await openViewer(page);
    const { x, y } = await middleOf(pictureOf(viewer));
    const touch = await touchOf(page);
    // The viewer takes no swipe while it opens.
    await expect(async () => {
      await touch("touchStart", { x: x + 120, y, id: 0 });
      for (const at of [x + 60, x, x - 120]) await touch("touchMove", { x: at, y, id: 0 });
      await touch("touchEnd");
      await expect(viewer.getByText(/^[2-9] \/ \d$/)).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
});

test("the viewer's code isn't on the page until a picture is pressed", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/_next/static/chunks/")) return;
    if ((await response.text()).includes("Zoom out")) scripts.push(response.url());
  });
  await page.goto(await pathOf(page.request));
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.getByRole("button", { name: /picture 1 of \d.*enlarge/ }).click();
  await expect(page.getByRole("dialog", { name: DEMO_PIECE_IN_ENGLISH })).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
