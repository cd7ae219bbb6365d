// Plain JavaScript, because next.config.mjs is loaded without a compiler.

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Sent when the proxy received https. Browsers ignore the header over http. */
export const TRANSPORT_SECURITY = {
  key: "Strict-Transport-Security",
  value: `max-age=${TWO_YEARS}`,
};
