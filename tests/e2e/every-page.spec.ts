import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { adminOf, fillCart } from "./support/goods.ts";
import { linkIn, receiveMail } from "./support/mailbox.ts";
import { saveAddress, signInAsVerified } from "./support/new-customer.ts";
import { orderPiece } from "./support/orders.ts";
import {
  ADMIN,
  DESK,
  expect,
  expectNoSidewaysScroll,
  expectWellMade,
  PHONE,
  signIn,
  test,
} from "./support/shop-test.ts";

// Expects of every page that it is accessible and fits its window. With PAGE_PICTURES=1 it takes pictures of
// each in this folder, for people to look at, a customer's in both languages.
const FOLDER = ".data/test-results/pages";

const WIDE = { width: 1920, height: 1080 };

const NOT_SHOWN = [
  // Leads home.
  "/[...unknown]",
  // For developers.
  "/dev/mail/[key]",
];

/** The pages that a visitor may see, and the addresses at which to look at them. */
const VISITORS = {
  "/home": "/home",
  "/product": "/product?categories[]=Men",
  "/galleries": "/galleries",
  "/faq": "/faq",
  "/terms-condition": "/terms-condition",
  "/privacy": "/privacy",
  "/history": "/history",
  "/uniform": "/uniform",
  "/partial-events": "/partial-events",
  "/landing": "/landing",
  "/auth/login": "/auth/login",
  "/auth/register": "/auth/register",
  "/auth/reset-password": "/auth/reset-password",
  "/auth/reset-password-form": "/auth/reset-password-form?email=ani@pembeli.test&otp=12345678",
  "/auth/otp/[email]": "/auth/otp/ani@pembeli.test?on-success-navigate-to=verify-email",
  "/auth/verify-email-success": "/auth/verify-email-success",
  "/auth/invitation": "/auth/invitation?token=unknown",
  "/auth/undo-email-change": "/auth/undo-email-change?token=unknown",
};

/** The pages of a customer and their order, shown in the order of a purchase. */
const CUSTOMERS = [
  "/product-detail/[id]",
  "/cart",
  "/checkout/address",
  "/checkout/shipping",
  "/checkout/payment",
  "/checkout-order/[id]",
  "/order-history",
  "/order-history/[id]",
  "/order-history/[id]/invoice",
  "/payment-proof/[token]",
  "/complete-order",
  "/auth/profile",
  "/auth/profile-edit",
  "/auth/address-edit/[id]",
  "/auth/address-new",
  "/auth/sessions",
  "/auth/second-factor",
  "/auth/change-password",
  "/auth/delete-account",
] as const;

const ADMINS = [
  "/dashboard",
  "/dashboard/product",
  "/dashboard/product-form",
  "/dashboard/product-form/[id]",
  "/dashboard/product-import",
  "/dashboard/tariffs",
  "/dashboard/laporan",
  "/dashboard/rekening",
  "/dashboard/pengaturan",
  "/dashboard/pengaturan/beranda",
  "/dashboard/pengaturan/pengiriman",
  "/dashboard/pengaturan/surat",
  "/dashboard/pengaturan/whatsapp",
  "/dashboard/pengaturan/halaman",
  "/dashboard/pengaturan/halaman/[page]",
  "/dashboard/pengaturan/pembayaran",
  "/dashboard/pengaturan/tim",
  "/dashboard/packing",
  "/dashboard/orders",
  "/dashboard/orders-detail/[id]",
  "/dashboard/orders-labels",
  "/dashboard/orders-new",
  "/dashboard/orders-resi",
  "/dashboard/orders-detail/[id]/print/[document]",
  "/dashboard/customers",
  "/dashboard/customers/[id]",
  "/dashboard/events",
  "/dashboard/event-form",
  "/dashboard/event-form/[id]",
  "/dashboard/update-events/[id]",
  "/dashboard/gallery",
  "/dashboard/gallery-form",
  "/dashboard/gallery-form/[id]",
  "/dashboard/audit",
] as const;

async function lookAt(page: Page, route: string): Promise<void> {
  await expectWellMade(page);
  await page.setViewportSize(WIDE);
  await expectNoSidewaysScroll(page);
  if (!process.env.PAGE_PICTURES) return;
  await takePictures(page, route, FOLDER);
  if (route.startsWith("/dashboard")) return;
  const { pathname, search } = new URL(page.url());
  await page.goto(`/id${pathname}${search}`);
  await takePictures(page, route, `${FOLDER}/id`);
  await page.goto(pathname + search);
}

async function takePictures(page: Page, route: string, folder: string): Promise<void> {
  const name = route
    .slice(1)
    .replaceAll(/[/[\]]+/g, "-")
    .replace(/-$/, "");
  for (const size of [WIDE, DESK, PHONE]) {
    await page.setViewportSize(size);
    const path = `${folder}/${size.width}/${name}.jpg`;
    await page.screenshot({ path, fullPage: true, quality: 60, animations: "disabled" });
  }
}

test("no page is forgotten", () => {
  const routes = globSync("app/**/page.tsx").map((file) =>
    file.replaceAll(/^app|\/\[locale\]|\/\([^)]+\)|\/page\.tsx$/g, ""),
  );
  expect(routes.toSorted()).toEqual(
    [...NOT_SHOWN, ...Object.keys(VISITORS), ...CUSTOMERS, ...ADMINS].toSorted(),
  );
});

for (const [route, address] of Object.entries(VISITORS)) {
  test(`${route} is accessible and fits its window`, async ({ page }) => {
    await page.goto(address);
    await lookAt(page, route);
  });
}

test("a customer's pages are accessible and fit their window", async ({ page, request }) => {
  test.setTimeout(240_000);
  const email = await signInAsVerified(page);
  const shop = await adminOf(request);
  const mark = crypto.randomUUID().slice(0, 8);
  const piece = await shop.createPiece(`Kemeja Gambar ${mark}`, { stock: 2 });
  const addressId = await saveAddress(page, `Ibu ${mark}`);
  const orderId = await orderPiece(page, piece);
  const proof = linkIn(await receiveMail(email, "please pay"), "/payment-proof/");
  await fillCart(page, [piece]);

  const steps: Partial<Record<(typeof CUSTOMERS)[number], () => Promise<unknown>>> = {
    "/product-detail/[id]": () => page.goto(`/product-detail/${piece.id}`),
    "/checkout/address": () => page.getByRole("link", { name: "Continue to Checkout" }).click(),
    "/checkout/shipping": async () => {
      await page.getByRole("button", { name: "Continue to Shipping" }).click();
      await page.getByRole("radio", { name: /Regular/ }).check();
    },
    "/checkout/payment": () => page.getByRole("button", { name: "Continue to Payment" }).click(),
    "/checkout-order/[id]": () => page.goto(`/checkout-order/${orderId}`),
    "/order-history/[id]": () => page.goto(`/order-history/${orderId}`),
    "/order-history/[id]/invoice": () => page.goto(`/order-history/${orderId}/invoice`),
    "/payment-proof/[token]": () => page.goto(proof),
    "/complete-order": () => page.goto("/complete-order?token=unknown"),
    "/auth/address-edit/[id]": () => page.goto(`/auth/address-edit/${addressId}`),
  };
  for (const route of CUSTOMERS) {
    await (steps[route]?.() ?? page.goto(route));
    await page.waitForURL((url) => url.pathname.startsWith(route.replace(/\/\[.*/, "")));
    await lookAt(page, route);
  }
});

/** Lists of the demo. No other test deletes their last. */
const DEMO_LISTS: Record<string, string> = {
  product: "/api/product?q=Pamiluto",
  order: "/api/order",
  customer: "/api/customer?q=budi@sekarbatik.test",
  event: "/api/event",
  gallery: "/api/gallery",
};

for (const route of ADMINS) {
  test(`${route} is accessible and fits its window`, async ({ page }) => {
    await signIn(page, ADMIN);
    const kind = Object.keys(DEMO_LISTS).find((one) => route.includes(one)) ?? "order";
    const { data } = await (await page.request.get(DEMO_LISTS[kind] ?? "")).json();
    const id = data.at(-1).id;
    const address = route
      .replace("[id]", id)
      .replace("[document]", "invoice")
      .replace("[page]", "history");
    await page.goto(`${address}?ids=${id}`);
    // A form is disabled until its scripts have come.
    if (/form|update/.test(route))
      await expect(page.locator("main form input").first()).toBeEnabled();
    await lookAt(page, route);
  });
}
