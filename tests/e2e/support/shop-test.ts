import { AxeBuilder } from "@axe-core/playwright";
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { somewhere } from "#tests/api/shop-client.ts";

export const ADMIN = "admin@sekarbatik.test";
export const DEMO_PASSWORD = "kawung-parang-8";

type ShopFixtures = {
  /** What the browser's console has complained about so far. */
  strayErrors: string[];
  /** A second person with a browser of their own, listened to like the first. */
  openAnother: (options?: BrowserContextOptions) => Promise<Page>;
};

/** On a list of everybody's goods: a picture that another test has deleted since the page was read. */
function isOthersPicture(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.page()?.url() ?? "about:blank");
  return (
    /^\/(home|product|galleries|partial-events)$/.test(pathname) &&
    message.location().url.includes("/media/") &&
    message.text().includes("status of 404")
  );
}

function listen(context: BrowserContext, errors: string[]): void {
  context.on("console", (message) => {
    if (message.type() !== "error" || isOthersPicture(message)) return;
    errors.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
}

/** A test in which a stray error in any browser's console is a failure. */
export const test = base.extend<ShopFixtures>({
  // The shop trusts this header here, so each test is a visitor with limits of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ "x-forwarded-for": somewhere(), ...extraHTTPHeaders }),
  strayErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      listen(context, errors);
      await use(errors);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  openAnother: async ({ browser, strayErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      listen(context, strayErrors);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Takes the one line off the list that a refused call, provoked by the test, leaves in the console. */
export async function expectRefusal(strayErrors: string[], status: number): Promise<void> {
  const line = `the server responded with a status of ${status} `;
  await expect
    .poll(() => strayErrors.filter((text) => text.includes(line)), `one answer of ${status}`)
    .toHaveLength(1);
  const index = strayErrors.findIndex((text) => text.includes(line));
  strayErrors.splice(index, 1);
}

/** Signs in over the API and returns the token. The request's own cookies are signed in as well. */
export async function logIn(
  request: APIRequestContext,
  email: string,
  password = DEMO_PASSWORD,
): Promise<string> {
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).access_token;
}

/** Signs a page's browser in over the API. The page stays as it is. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await logIn(page.request, email, password);
}

/** Signs in by the form, on the page one is sent to or on the login page itself. */
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

/**
 * No page of the shop breaks WCAG 2.2 AA in a way that a machine can tell. While a combobox's list
 * is open, the rest of the page is hidden from screen readers and Tab closes the list first: with
 * `listOpen` what could take the focus there is no fault.
 */
export async function expectAccessible(page: Page, { listOpen = false } = {}): Promise<void> {
  // What the rule left out below looks for: where Next exchanges a page or refreshes it within the
  // document there is a moment without a title, and axe may look just then.
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page })
    // Leaves out the passed checks, which are most of axe's work.
    .options({ resultTypes: ["violations"] })
    // Keeps axe from opening a second page to merge the results of frames: the shop has none.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .disableRules(["document-title", ...(listOpen ? ["aria-hidden-focus"] : [])])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Nothing sticks out sideways: the page is as wide as its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
}

const DESK = { width: 1280, height: 844 };
export const PHONE = { width: 390, height: 844 };

/** Returns the open dialog: another one may still be closing beside it. */
export const openDialog = (page: Page) => page.locator("dialog[open]:not([data-closing])");

/** Runs `look` at the width of a desk and then of a phone, where it leaves the page. */
export async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await look();
  }
}

/** Expects one h1, and at each width no sideways scroll and WCAG 2.2 AA. */
export async function expectWellMade(
  page: Page,
  state: { listOpen?: boolean } = {},
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await atEachWidth(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, state);
  });
}
