import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "../../environment/env.ts";
import { metrics } from "../../telemetry/metrics.ts";
import { RateError } from "./rate-error.ts";

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

type KomerceRequest = {
  method: "GET" | "POST";
  path: string;
  query?: Record<string, string>;
  form?: Record<string, string>;
  signal: AbortSignal;
};

const envelope = z.looseObject({
  meta: z.looseObject({ code: z.number(), message: z.string() }),
  data: z.unknown(),
});

/** Calls RajaOngkir (docs/shipping.md#rajaongkir-api). Returns parsed `data`, null for "not found". Throws RateError. */
export async function requestKomerce<Data extends z.ZodType>(
  settings: KomerceSettings,
  request: KomerceRequest,
  dataSchema: Data,
): Promise<z.infer<Data> | null> {
  try {
    const data = await ask(settings, request, dataSchema);
    metrics().carrierRequests.inc({ result: "answered" });
    return data;
  } catch (error) {
    const result = error instanceof RateError ? error.kind : "failed";
    metrics().carrierRequests.inc({ result });
    throw error;
  }
}

async function ask<Data extends z.ZodType>(
  { baseUrl, key }: KomerceSettings,
  { method, path, query = {}, form, signal }: KomerceRequest,
  dataSchema: Data,
): Promise<z.infer<Data> | null> {
  const url = new URL(`${baseUrl}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { status, text, isJson } = await fetchText(url, {
    method,
    headers: { key, accept: "application/json" },
    ...(form ? { body: new URLSearchParams(form) } : {}),
    // A redirect would leak the key.
    redirect: "error",
    signal,
  });
  // Unknown paths and proxies answer plain text.
  const answer = isJson ? parseEnvelope(text) : null;
  if (status >= 500) throw new RateError("refused", `status ${status}`);
  if (!answer) throw new RateError("unreadable", `status ${status}, not the documented JSON`);
  const code = status >= 400 ? status : answer.meta.code;
  if (code !== 200) return readErrorCode(code, answer.meta.message);
  const data = dataSchema.safeParse(answer.data);
  if (!data.success) throw new RateError("unreadable", "data of another shape");
  return data.data;
}

async function fetchText(url: URL, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
    return { status: response.status, text: await response.text(), isJson };
  } catch (error) {
    const kind = init.signal?.aborted ? "timeout" : "unreachable";
    throw new RateError(kind, error instanceof Error ? error.message : "", error);
  }
}

function parseEnvelope(text: string): z.infer<typeof envelope> | null {
  try {
    return envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns null for "not found". The bad key comes first, because its message says "not found" too. */
function readErrorCode(code: number, message: string): null {
  if (code === 401 || code === 403 || /api key/i.test(message)) throw new RateError("bad-key");
  if (code === 404 || /cost not found/i.test(message)) return null;
  if (code === 429) throw new RateError("daily-limit");
  throw new RateError("refused", `code ${code}`);
}
