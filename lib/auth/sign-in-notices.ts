/** Reasons why a provider's sign-in ended on the login page. `name` is the provider's. */
export const SIGN_IN_NOTICES = {
  away: (name: string) =>
    `${name} doesn't answer at the moment. Sign in with email and password, or try again later.`,
  cancelled: (name: string) => `You cancelled at ${name}. Nothing has changed.`,
  failed: (name: string) =>
    `Signing in with ${name} didn't work. Try it again, or sign in with email and password.`,
  "email-unproved": (name: string) =>
    `${name} hasn't verified your email, so we can't sign you in with it. Use email and password.`,
  "verify-first": (name: string) =>
    `There is an account with this email, but the email isn't verified yet. Sign in with your password and verify it in your profile. Then ${name} works too.`,
  "link-first": (name: string) =>
    `There is an account with this email. Sign in with your password, and link ${name} in your profile. Then ${name} works too.`,
  "link-failed": (name: string) =>
    `${name} wasn't linked. It needs the email of your account, verified on both sides.`,
  "too-many": () => "Too many attempts. Please try again later.",
  expired: () => "That took too long. Please sign in again.",
} as const satisfies Record<string, (name: string) => string>;

export type SignInNotice = keyof typeof SIGN_IN_NOTICES;

/** Returns the words of a notice in the login page's address; null for none. */
export function readSignInNotice(code: string, provider: string): string | null {
  if (!Object.hasOwn(SIGN_IN_NOTICES, code)) return null;
  return SIGN_IN_NOTICES[code as SignInNotice](provider);
}
