import { expect, test } from "vitest";
import { tagClock } from "#lib/expiry/tag-clock.ts";
import { followPageCacheSwitch, isPageCacheOn } from "#lib/jobs/page-cache-switch.ts";
import { orderPageCache } from "#lib/shop/page-cache-order.ts";

test("a web server follows each order once, and voids its pages", async () => {
  await followPageCacheSwitch();
  const begun = tagClock.now;
  expect(isPageCacheOn()).toBe(true);
  await followPageCacheSwitch();
  expect(tagClock.isExpired([], begun)).toBe(false);

  for (const [order, isOn] of [
    ["empty", true],
    ["off", false],
    ["empty", false],
    ["on", true],
  ] as const) {
    const before = tagClock.now;
    await orderPageCache(order);
    await followPageCacheSwitch();
    expect(isPageCacheOn(), order).toBe(isOn);
    expect(tagClock.isExpired([], before), order).toBe(true);
    const after = tagClock.now;
    await followPageCacheSwitch();
    expect(tagClock.now).toBe(after);
  }
});
