import { CHROMIUM_FLAGS } from "#tests/setup/chromium-flags.ts";
import { adminOf } from "./support/goods.ts";
import { pointer } from "./support/hands.ts";
import { signInAsNewCustomer } from "./support/new-customer.ts";
import { buy } from "./support/purchase.ts";
import { expectAccessible, expectNoSidewaysScroll, test } from "./support/shop-test.ts";

const { CHROMIUM_PATH } = process.env;

// Twice the browser's default font size of 16 px, as a person sets it in Chrome.
test.use({
  launchOptions: {
    args: [...CHROMIUM_FLAGS, "--blink-settings=defaultFontSize=32"],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  },
});

for (const width of [1280, 640]) {
  test(`a purchase at 200 % text size in a window of ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const shop = await adminOf(request);
    const piece = await shop.createPiece(`Kemeja Besar ${crypto.randomUUID().slice(0, 8)}`);
    await signInAsNewCustomer(page);
    await buy(page, {
      piece,
      hands: pointer(page),
      look: async () => {
        await expectNoSidewaysScroll(page);
        // Only the narrower window, since axe's rules hardly depend on the width.
        if (width === 640) await expectAccessible(page);
      },
    });
  });
}
