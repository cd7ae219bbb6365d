import "server-only";
import { createHash } from "node:crypto";
import { env } from "../../environment/env.ts";

export type KomerceSettings = {
  key: string;
  /** Without trailing slash. */
  baseUrl: string;
  /** Hash of URL and key, as id of the circuit breaker. */
  id: string;
};

export function komerceSettings(): KomerceSettings | null {
  const { RAJAONGKIR_API_KEY: key, RAJAONGKIR_BASE_URL } = env();
  if (!key) return null;
  const baseUrl = RAJAONGKIR_BASE_URL.replace(/\/+$/, "");
  const id = createHash("sha256").update(`${baseUrl} ${key}`).digest("base64url").slice(0, 22);
  return { key, baseUrl, id: `rajaongkir ${id}` };
}
