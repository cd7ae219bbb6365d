import { expect, test } from "vitest";
import { loggedPath } from "./log.ts";

const ID = "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11";

test.each([
  [`/api/order/${ID}/proof/${ID}`, `/api/order/${ID}/proof/${ID}`],
  ["/api/export/orders.csv", "/api/export/orders.csv"],
  ["/api/payment-proof/kP3x.bG9uZyB0b2tlbg", "/api/payment-proof/…"],
  ["/api/user/ani@toko.example", "/api/user/…"],
  ["/api/user/ani%40toko.example/", "/api/user/…/"],
  ["/api/verify-otp/48151623", "/api/verify-otp/…"],
])("%s is logged as %s", (pathname, logged) => {
  expect(loggedPath(pathname)).toBe(logged);
});
