import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../../environment/env.ts";

/** Keeps other signatures under AUTH_SECRET from being valid as proof links. */
const PURPOSE = "payment-proof link";
const ID_BYTES = 16;

/** Returns an order's proof token: id and HMAC, 64 characters. It isn't stored; a new AUTH_SECRET makes it invalid. */
export function proofToken(orderId: string): string {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, sign(id)]).toString("base64url");
}

/** Returns the link of the page that takes the proof of transfer, without signing in. */
export function proofLink(orderId: string): string {
  return new URL(`/payment-proof/${proofToken(orderId)}`, env().SITE_URL).href;
}

/** Returns the order's id, or null for an invalid token. */
export function readProofToken(token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function sign(id: Buffer): Buffer {
  return createHmac("sha256", env().AUTH_SECRET).update(`${PURPOSE}\n`).update(id).digest();
}
