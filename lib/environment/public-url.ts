/** RFC 2606, 6761, 6762, 8375 and custom. */
const RESERVED_NAMES = /(^|\.)(localhost|test|invalid|local|internal|lan|home\.arpa)$/;

const PRIVATE_IPV4 =
  /^(127\.|10\.|0\.0\.0\.0$|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/;
const PRIVATE_IPV6 = /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/** Returns whether a URL's host can be on the public internet. */
export function isPublicUrl(url: string): boolean {
  const { hostname } = new URL(url);
  if (PRIVATE_IPV4.test(hostname) || PRIVATE_IPV6.test(hostname)) return false;
  if (/^[\d.]+$|^\[/.test(hostname)) return true;
  return hostname.includes(".") && !RESERVED_NAMES.test(hostname);
}
