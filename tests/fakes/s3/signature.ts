import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type SignedRequest = {
  method: string;
  /** The encoded path, as sent. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type Credentials = { region: string; accessKey: string; secretKey: string };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];
const MAX_SKEW_MS = 15 * 60 * 1000;

/**
 * Returns S3's error code for a wrong signature, or null. Follows
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html and not the
 * client's code.
 */
export function signatureFault(request: SignedRequest, known: Credentials): string | null {
  const { authorization } = request.headers;
  if (!authorization) return "AccessDenied";
  const [, accessKey, day = "", region, names = "", signature = ""] =
    AUTHORIZATION.exec(authorization) ?? [];
  if (!signature) return "AuthorizationHeaderMalformed";
  if (accessKey !== known.accessKey) return "InvalidAccessKeyId";
  if (region !== known.region) return "AuthorizationHeaderMalformed";
  const signed = names.split(";");
  const isLeftOut = (name: string) => name.startsWith("x-amz-") && !signed.includes(name);
  if (Object.keys(request.headers).some(isLeftOut)) return "AccessDenied";
  if (MUST_BE_SIGNED.some((name) => !signed.includes(name))) return "AccessDenied";
  const time = String(request.headers["x-amz-date"]);
  if (!time.startsWith(day) || Math.abs(Date.now() - timeOf(time)) > MAX_SKEW_MS) {
    return "RequestTimeTooSkewed";
  }
  const payload = String(request.headers["x-amz-content-sha256"]);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(request.body)) {
    return "XAmzContentSHA256Mismatch";
  }
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical(request, signed, payload))}`;
  const key = [day, known.region, "s3", "aws4_request"].reduce(hmac, `AWS4${known.secretKey}`);
  const expected = hmac(key, text) as Buffer;
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}

function canonical(request: SignedRequest, signed: string[], payload: string): string {
  const query = [...request.query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
  const headers = signed
    .map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`)
    .join("");
  const { method, path } = request;
  return [method, path, query, headers, signed.join(";"), payload].join("\n");
}

function encode(text: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, hex);
}

/** Parses a time such as `20261121T183000Z`. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
}

export function sha256(data: string | Buffer, encoding: "hex" | "base64" = "hex"): string {
  return createHash("sha256").update(data).digest(encoding);
}

function hmac(key: string | Buffer, data: string): string | Buffer {
  return createHmac("sha256", key).update(data).digest();
}
