import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../env.ts";
import { isId } from "../identifiers.ts";

/** Tells these signatures from any other that the same secret makes. */
const PURPOSE = "payment-proof";

function sign(orderId: string): string {
  return createHmac("sha256", env().AUTH_SECRET)
    .update(`${PURPOSE}:${orderId}`)
    .digest("base64url");
}

/** The signed address of the page where an order's proof of transfer is handed in without signing in. */
export function paymentLink(orderId: string): string {
  return new URL(`/payment-proof/${orderId}.${sign(orderId)}`, env().SITE_URL).toString();
}

/** The order that a link's token names; null for a token that this shop didn't sign. */
export function readPaymentLinkToken(token: string): string | null {
  const [orderId = "", signature = ""] = token.split(".");
  if (!isId(orderId)) return null;
  const expected = Buffer.from(sign(orderId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : null;
}
