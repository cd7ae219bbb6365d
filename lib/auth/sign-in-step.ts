import "server-only";
import { parseCookie } from "cookie";
import { addSeconds } from "date-fns";
import { z } from "zod";
import { openSealedText, sealText } from "../environment/sealed-text.ts";
import { shopCookie } from "./shop-cookie.ts";

/** Holds who a provider has verified, until the code of the account's second factor comes. */
const STEP_COOKIE = "sign_in_step";

const PURPOSE = "sign-in-step";

/** Seconds that a person has to type the code. */
const MAX_AGE = 10 * 60;

const stepOf = z.object({
  userId: z.string(),
  identity: z.object({
    provider: z.string(),
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    // Missing in a cookie of an earlier release.
    vouches: z.boolean().default(false),
    name: z.string(),
  }),
  expires: z.number(),
});

type SignInStep = Omit<z.infer<typeof stepOf>, "expires">;

export function stepCookie({ userId, identity }: SignInStep): string {
  const expires = addSeconds(new Date(), MAX_AGE).getTime();
  const value = sealText(PURPOSE, "", JSON.stringify({ userId, identity, expires }));
  return shopCookie({ name: STEP_COOKIE, value, maxAge: MAX_AGE });
}

/** Returns the Set-Cookie header that deletes it. */
export function endedStepCookie(): string {
  return shopCookie({ name: STEP_COOKIE, value: "", maxAge: 0 });
}

/** Returns the step of a request; null for none, an expired one, and one that the shop hasn't sealed. */
export function readStep(headers: Headers): SignInStep | null {
  const sealed = parseCookie(headers.get("cookie") ?? "")[STEP_COOKIE];
  const text = sealed ? openSealedText(PURPOSE, "", sealed) : null;
  if (!text) return null;
  const { expires, ...step } = stepOf.parse(JSON.parse(text));
  return expires > Date.now() ? step : null;
}
