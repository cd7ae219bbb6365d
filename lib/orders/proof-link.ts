import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../environment/env.ts";

/** What the signature is for: one made under AUTH_SECRET for anything else is no proof link. */
const PURPOSE = "payment-proof link";
const ID_BYTES = 16;

/**
 * The token of an order's proof page: its id and an HMAC of it, 64 characters. It is the same each
 * time, so that every mail can carry it and nothing is stored, and good for as long as AUTH_SECRET.
 */
export function proofToken(orderId: string): string {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, sign(id)]).toString("base64url");
}

/** The page of the shop where this order's proof of transfer is handed in, without signing in. */
export function proofLink(orderId: string): string {
  return new URL(`/payment-proof/${proofToken(orderId)}`, env().SITE_URL).href;
}

/** The order that a token was made for; null for one that the shop didn't make. */
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
