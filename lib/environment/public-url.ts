/** Names that lead nowhere on the internet (RFC 2606, 6761, 6762, 8375 and custom). */
const RESERVED_NAMES = /(^|\.)(localhost|test|invalid|local|internal|lan|home\.arpa)$/;

const PRIVATE_IPV4 =
  /^(127\.|10\.|0\.0\.0\.0$|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/;
const PRIVATE_IPV6 = /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/**
 * Whether strangers can reach an address: its host is neither this machine, nor a private network's
 * address, nor a name that only such a network knows.
 */
export function isPublicUrl(url: string): boolean {
  const { hostname } = new URL(url);
  if (PRIVATE_IPV4.test(hostname) || PRIVATE_IPV6.test(hostname)) return false;
  if (/^[\d.]+$|^\[/.test(hostname)) return true;
  return hostname.includes(".") && !RESERVED_NAMES.test(hostname);
}
