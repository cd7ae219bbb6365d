// Plain JavaScript, because next.config.mjs is loaded without a compiler.
import { NO_PAGE_POLICY } from "./content-security-policy.mjs";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Headers of every response. Pages get their content security policy from the cache or proxy.ts. */
export const EVERYWHERE = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Headers of answers that aren't pages. */
export const NO_PAGE = [{ key: "Content-Security-Policy", value: NO_PAGE_POLICY }];

/** Sent when the proxy received https. Browsers ignore the header over http. */
export const TRANSPORT_SECURITY = {
  key: "Strict-Transport-Security",
  value: `max-age=${TWO_YEARS}`,
};
