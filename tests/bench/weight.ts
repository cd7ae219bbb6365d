/**
 * Measures what a browser loads with an empty cache, its first paints on slow 4G, and for how long scripts block a
 * phone after them. The baseline is a page of a bare Next app. Pictures aren't counted.
 */
import { request } from "node:http";
import { type Browser, type CDPSession, chromium } from "playwright";
import { CHROMIUM_FLAGS } from "../setup/chromium-flags.ts";
import { startBareNext } from "./support/bare-next.ts";
import type { Row } from "./support/report.ts";
import { alternate } from "./support/rounds.ts";
import { listProducts, productPath, shopAddress } from "./support/shop.ts";
import { subject } from "./support/subject.ts";

/** Lighthouse's slow 4G and its mid-tier phone. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};

const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
const KINDS = { Script: "JS", Stylesheet: "CSS", Font: "fonts" } as const;
/** Longer than any of these pages takes to paint. */
const SETTLE_MS = 500;

/** A task blocks a person from its 51st millisecond on (https://web.dev/articles/tbt). */
const BLOCKS_AFTER_MS = 50;

const TIMES = ["FCP", "LCP", "TBT"] as const;

type Visit = Record<"JS" | "CSS" | "fonts" | (typeof TIMES)[number], number>;

await subject("weight", async () => {
  const [product = { id: "" }] = await listProducts(1);
  const next = await startBareNext();
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const pages = {
      home: `${shopAddress()}/home`,
      list: `${shopAddress()}/product`,
      product: shopAddress() + productPath(product),
      bare: `${next}/plain`,
    };
    const visits = await alternate({
      home: () => visit(browser, pages.home),
      list: () => visit(browser, pages.list),
      product: () => visit(browser, pages.product),
      bare: () => visit(browser, pages.bare),
    });
    const rows: Row[] = [];
    for (const name of ["home", "list", "product"] as const) {
      for (const kind of ["JS", "CSS", "fonts", ...TIMES] as const) {
        const isTime = TIMES.some((time) => time === kind);
        const values = (found: Visit[]) => found.map((figures) => figures[kind]);
        // The bare page has neither styles nor fonts.
        const hasBaseline = isTime || kind === "JS";
        rows.push({
          name: `${name}, ${kind}`,
          unit: isTime ? "ms" : "KiB",
          shop: values(visits[name]),
          ...(hasBaseline && { baseline: { name: "Next", values: values(visits.bare) } }),
        });
      }
      for (const encoding of ["identity", "gzip", "br"]) {
        rows.push(await htmlRow(name, pages[name], pages.bare, encoding));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
});

/** Opens a page with an empty cache on a slow line. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const weights = weigh(devTools);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  const paints = await page.evaluate(readTimes, BLOCKS_AFTER_MS);
  await context.close();
  return { ...weights, ...paints };
}

/** Sums what comes over the line, by kind, in KiB. */
function weigh(devTools: CDPSession) {
  const kinds = new Map<string, keyof Visit>();
  const weights = { JS: 0, CSS: 0, fonts: 0 };
  devTools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type in KINDS) kinds.set(requestId, KINDS[type as keyof typeof KINDS]);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) as keyof typeof weights | undefined;
    if (kind) weights[kind] += encodedDataLength / 1024;
  });
  return weights;
}

/** Runs in the browser. Returns milliseconds; the paints' count from the start of the navigation. */
async function readTimes(blocksAfter: number): Promise<Pick<Visit, "FCP" | "LCP" | "TBT">> {
  // A page without long tasks has no entries to wait for.
  const read = (type: string, most?: number) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((entries) => resolve(entries.getEntries())).observe({
        type,
        buffered: true,
      });
      if (most) setTimeout(resolve, most, []);
    });
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const FCP = paint?.startTime ?? Number.NaN;
  const LCP = (await read("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN;
  const tasks = (await read("longtask", 100)).filter(({ startTime }) => startTime > FCP);
  const TBT = tasks.reduce((sum, { duration }) => sum + duration - blocksAfter, 0);
  return { FCP, LCP, TBT };
}

async function htmlRow(name: string, address: string, bare: string, encoding: string) {
  const [shop, baseline] = [await bodyLength(address, encoding), await bodyLength(bare, encoding)];
  return {
    name: `${name}, HTML, ${encoding}`,
    unit: "KiB",
    shop: [shop.kilobytes],
    baseline: { name: "Next", values: [baseline.kilobytes] },
    note: `sent as ${shop.encoding}`,
  } satisfies Row;
}

/** Counts a body as it comes: fetch would unpack it. */
function bodyLength(
  address: string,
  encoding: string,
): Promise<{ kilobytes: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.once("end", () =>
        resolve({
          kilobytes: bytes / 1024,
          encoding: answer.headers["content-encoding"] ?? "identity",
        }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}
