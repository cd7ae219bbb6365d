import { plainPath } from "#lib/language/languages.ts";

/** Pages that may follow a verified code: values of `on-success-navigate-to` (docs/accounts.md#code-page). */
const OTP_TARGETS = ["verify-email", "password-reset"] as const;

type OtpTarget = (typeof OTP_TARGETS)[number];

export function readOtpTarget(text: string | undefined): OtpTarget | null {
  return OTP_TARGETS.find((target) => target === text) ?? null;
}

/** The default page after signing in; it isn't written into an address. */
const DEFAULT_RETURN = "/home";

function withQuery(path: string, query: Record<string, string | false | undefined>): string {
  const set = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(set as [string, string][]).toString();
  return search === "" ? path : `${path}?${search}`;
}

function kept(returnPath: string | undefined): string | undefined {
  return returnPath && plainPath(returnPath) === DEFAULT_RETURN ? undefined : returnPath;
}

export function loginHref(returnPath?: string): string {
  return withQuery("/auth/login", { next: kept(returnPath) });
}

export function registerHref(returnPath?: string): string {
  return withQuery("/auth/register", { next: kept(returnPath) });
}

export function resetHref(returnPath?: string): string {
  return withQuery("/auth/reset-password", { next: kept(returnPath) });
}

/** The page that takes a mailed code, and the page that follows. */
export type OtpStep = {
  email: string;
  target: OtpTarget;
  /** True for a signed-in person, who then returns to the profile. */
  isReverifying?: boolean;
  returnPath?: string;
};

export function otpHref({ email, target, isReverifying, returnPath }: OtpStep): string {
  return withQuery(`/auth/otp/${encodeURIComponent(email)}`, {
    "on-success-navigate-to": target,
    "is-reverifying": isReverifying && "true",
    next: kept(returnPath),
  });
}

/** The page after the right code. `otp` is given only where the browser couldn't store it (reset-code.ts). */
export function afterOtpHref(step: OtpStep, otp?: string): string {
  const { email, target, isReverifying, returnPath } = step;
  if (target === "password-reset") {
    const code = otp === undefined ? {} : { email, otp };
    return withQuery("/auth/reset-password-form", { ...code, next: kept(returnPath) });
  }
  return withQuery("/auth/verify-email-success", {
    "is-reverifying": isReverifying && "true",
    next: kept(returnPath),
  });
}
