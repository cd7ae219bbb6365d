/** localhost and its subdomains (RFC 6761), 127.0.0.0/8 and ::1. */
const LOOPBACK = /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\])$/;

/** Returns whether a URL leads to the machine that it is opened on. */
export function isLocalUrl(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
