import { adminOf } from "./support/goods.ts";
import { keyboard, pointer } from "./support/hands.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { buy } from "./support/purchase.ts";
import {
  DESK,
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
