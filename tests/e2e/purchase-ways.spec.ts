import { confirmOrder, goToPayment, typeAddress } from "./support/checkout.ts";
import { adminOf, fillCart } from "./support/goods.ts";
import { keyboard, pointer } from "./support/hands.ts";
import { signInAsNewCustomer, signInAsVerified } from "./support/new-customer.ts";
import { buy } from "./support/purchase.ts";
import {
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from "./support/shop-test.ts";

const aPiece = async (request: Parameters<typeof adminOf>[0]) =>
  (await adminOf(request)).createPiece(`Kemeja Cara ${crypto.randomUUID().slice(0, 8)}`);

for (const viewport of [DESK, PHONE]) {
  test(`a purchase by keyboard alone at ${viewport.width} px`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await signInAsNewCustomer(page);
    await buy(page, { piece: await aPiece(request), hands: keyboard(page) });
  });
}

test("a purchase at 320 px: axe finds nothing in any state", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAsNewCustomer(page);
  await buy(page, {
    piece: await aPiece(request),
    hands: pointer(page),
    look: async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  });
});

test("an address is typed once: it is saved, or the next order begins with it", async ({
  page,
  request,
}) => {
  // An unverified account may have one open order.
  await signInAsVerified(page);
  const startOrder = async () => {
    await fillCart(page, [await aPiece(request)]);
    await page.goto("/checkout/address");
  };
  const order = async () => {
    await goToPayment(page);
    await confirmOrder(page);
    await page.waitForURL("**/checkout-order/*");
  };
  await startOrder();
  await typeAddress(page);
  await page.getByLabel("Save New Address").uncheck();
  await order();

  await startOrder();
  await expect(page.locator('[name="recipient"]')).toHaveValue("Ibu Ratna");
  await expect(page.getByLabel("Save New Address")).toBeChecked();
  await order();

  await startOrder();
  await expect(page.getByRole("radio", { name: /Ibu Ratna/ })).toBeChecked();
});
