import { describe, expect, it } from "vitest";
import { afterOtpHref, loginHref, otpHref, readOtpTarget } from "./auth-paths.ts";

describe("the addresses of the account pages", () => {
  it("keep an e-mail whole, whatever is in it", () => {
    const href = otpHref({ email: "a+b/c?d@shop.test", target: "verify-email" });
    expect(href).toBe("/auth/otp/a%2Bb%2Fc%3Fd%40shop.test?on-success-navigate-to=verify-email");
  });

  it("carry where to come back to, but not the place one comes to anyway", () => {
    expect(loginHref("/cart")).toBe("/auth/login?next=%2Fcart");
    expect(loginHref("/home")).toBe("/auth/login");
  });

  it("lead from the right code to what it was asked for", () => {
    const email = "a@shop.test";
    expect(afterOtpHref({ email, target: "password-reset", returnPath: "/cart" })).toBe(
      "/auth/reset-password-form?next=%2Fcart",
    );
    expect(afterOtpHref({ email, target: "verify-email", isReverifying: true }, "01234567")).toBe(
      "/auth/verify-email-success?is-reverifying=true",
    );
  });

  it("hold the code only where the browser couldn't store it", () => {
    const step = { email: "a@shop.test", target: "password-reset" } as const;
    expect(afterOtpHref(step)).toBe("/auth/reset-password-form");
    expect(afterOtpHref(step, "01234567")).toBe(
      "/auth/reset-password-form?email=a%40shop.test&otp=01234567",
    );
  });

  it("know no other target", () => {
    expect(readOtpTarget("password-reset")).toBe("password-reset");
    expect(readOtpTarget("dashboard")).toBeNull();
    expect(readOtpTarget(undefined)).toBeNull();
  });
});
