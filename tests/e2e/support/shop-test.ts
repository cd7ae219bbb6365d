import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { somewhere } from "#tests/api/shop-client.ts";

export const ADMIN = "admin@sekarbatik.test";
const DEMO_PASSWORD = "kawung-parang-8";

/** A picture that was missing on a product's page. */
type LostPicture = { page: URL; picture: URL; error: string };

type ShopFixtures = {
  lostPictures: LostPicture[];
  /** The errors in the browser's console so far. */
  strayErrors: string[];
  /** Opens a second person's browser. Its console errors count as well. */
  openAnother: (options?: BrowserContextOptions) => Promise<Page>;
};

function isMissingPicture(message: ConsoleMessage): boolean {
  return message.location().url.includes("/media/") && message.text().includes("status of 404");
}

/** Other tests delete products meanwhile, and their pictures on these lists. */
const SHARED_LIST = /^\/(home|product|galleries|partial-events)$/;
const PRODUCT_PAGE = "/product-detail/";

/** Returns whether the picture is the page's own product's, and not a related one's. */
async function isOwnPicture(
  request: APIRequestContext,
  { page, picture }: LostPicture,
): Promise<boolean> {
  const product = await request.get(`/api${page.pathname}`);
  const [, , key = ""] = picture.pathname.split("/");
  return !product.ok() || (await product.text()).includes(key);
}

async function listen(
  context: BrowserContext,
  errors: string[],
  lostPictures: LostPicture[],
): Promise<void> {
  // A breach of the page's policy that the page's code catches leaves no error in the console.
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Breach of ${violatedDirective}: ${blockedURI}`);
    });
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const page = new URL(message.page()?.url() ?? "about:blank");
    const error = `${page}: ${message.text()}`;
    const isMissing = isMissingPicture(message);
    if (isMissing && SHARED_LIST.test(page.pathname)) return;
    if (isMissing && page.pathname.startsWith(PRODUCT_PAGE)) {
      lostPictures.push({ page, picture: new URL(message.location().url), error });
    } else errors.push(error);
  });
  // Visitors of the tests have been offered the Indonesian pages before.
  await context.addInitScript(() => {
    try {
      localStorage.setItem("language-offered", "1");
    } catch {
      // An empty page has no storage.
    }
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
}

/** Fails on any stray error in a browser's console. */
export const test = base.extend<ShopFixtures>({
  // The shop trusts this header here, so each test has its own rate limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ "x-forwarded-for": somewhere(), ...extraHTTPHeaders }),
  // Playwright reads the names of fixtures from this pattern.
  // biome-ignore lint/correctness/noEmptyPattern: it needs none
  lostPictures: async ({}, use) => use([]),
  strayErrors: [
    async ({ context, request, lostPictures }, use) => {
      const errors: string[] = [];
      await listen(context, errors, lostPictures);
      await use(errors);
      for (const lost of lostPictures) {
        if (await isOwnPicture(request, lost)) errors.push(lost.error);
      }
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  openAnother: async ({ browser, strayErrors, lostPictures }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await listen(context, strayErrors, lostPictures);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Removes the one console error that an expected error of the server leaves. */
export async function expectRefusal(strayErrors: string[], status: number): Promise<void> {
  const line = `the server responded with a status of ${status} `;
  await expect
    .poll(() => strayErrors.filter((text) => text.includes(line)), `one answer of ${status}`)
    .toHaveLength(1);
  const index = strayErrors.findIndex((text) => text.includes(line));
  strayErrors.splice(index, 1);
}

/** Signs in over the API and returns the token. Signs the request's own cookies in as well. */
export async function logIn(
  request: APIRequestContext,
  email: string,
  password = DEMO_PASSWORD,
): Promise<string> {
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).access_token;
}

/** Signs a page's browser in over the API. Doesn't reload the page. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await logIn(page.request, email, password);
}

/** Signs in by the form. Opens the login page unless it is already open. */
export async function signInOnPage(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  if (!page.url().includes("/auth/login")) await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/login"));
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const optionsOf = (leftOut: string[]): RunOptions => ({
  // Omits the passed checks, which are most of axe's work.
  resultTypes: ["violations"],
  // The shop has no frames.
  iframes: false,
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
});

/**
 * Expects no violation of WCAG 2.2 AA that axe can detect. An open combobox hides the rest of the
 * page from screen readers, and Tab closes it first. So `listOpen` allows focusable elements there.
 */
export async function expectAccessible(page: Page, { listOpen = false } = {}): Promise<void> {
  const leftOut = ["document-title", ...(listOpen ? ["aria-hidden-focus"] : [])];
  // Replaces the first rule left out. Next briefly has no title while it replaces or refreshes a
  // page, and axe might check then.
  await expect(page).toHaveTitle(/\S/);
  // Text that fades in or out has too little contrast, and a toast may come at any moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The page keeps it until it loads another document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, optionsOf(leftOut));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

/** Expects the page to be no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
}

export const DESK = { width: 1280, height: 844 };
export const PHONE = { width: 390, height: 844 };

/** Returns the open dialog. Another one may still be closing. */
export const openDialog = (page: Page) => page.locator("dialog[open]:not([data-closing])");

/** Runs `look` at desktop and then at phone width. Leaves the page at phone width. */
export async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await look();
  }
}

/** Expects one h1, and at each width no sideways scroll and WCAG 2.2 AA. */
export async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await atEachWidth(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

/** Fills in the fields of these names. */
export async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(`[name="${name}"]`).fill(text);
  }
}
