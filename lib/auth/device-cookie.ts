import "server-only";
import { randomUUID } from "node:crypto";
import { parseCookie } from "cookie";
import { secondsInDay } from "date-fns/constants";
import type { Device } from "../accounts/requester.ts";
import { isId } from "../database/identifiers.ts";
import { isSameHash, keyedHash } from "../environment/keyed-hash.ts";
import { shopCookie } from "./shop-cookie.ts";

const DEVICE_COOKIE = "device";

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * secondsInDay;

/** Accounts that one browser is known to, the last signed in first. */
const MAX_ACCOUNTS = 5;

/** Returns the browser by its cookie; null for none, and for one that the shop hasn't signed. */
export function readDevice(headers: Headers): Device | null {
  const cookie = parseCookie(headers.get("cookie") ?? "")[DEVICE_COOKIE] ?? "";
  const [id = "", accounts = "", signature = ""] = cookie.split(".");
  const device = { id, accountIds: accounts.split("~") };
  if (!isId(id) || !isSameHash(signature, signatureOf(device))) return null;
  return device;
}

/** Returns the Set-Cookie header by which the request's browser is known to the account as well. */
export function deviceCookie(headers: Headers, accountId: string): string {
  const known = readDevice(headers);
  const others = (known?.accountIds ?? []).filter((id) => id !== accountId);
  const device = {
    id: known?.id ?? randomUUID(),
    accountIds: [accountId, ...others].slice(0, MAX_ACCOUNTS),
  };
  const value = `${device.id}.${device.accountIds.join("~")}.${signatureOf(device)}`;
  return shopCookie({ name: DEVICE_COOKIE, value, maxAge: MAX_AGE_SECONDS });
}

function signatureOf({ id, accountIds }: Device): string {
  return keyedHash("device-cookie", [id, ...accountIds].join(" "));
}
