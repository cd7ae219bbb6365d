import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { baseUrl } from "../shop-client.ts";
import type { Attempt } from "./attempt.ts";

/** Formats a request as a curl command. Puts a body that a terminal can't show into a file. */
export function asCurl({ method, path: address, headers, body }: Attempt): string {
  const parts = [
    `curl -i -g --path-as-is -X ${method} ${quoted(baseUrl() + address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`--data-binary ${bodyOf(body)}`] : []),
  ];
  return parts.join(" ");
}

function bodyOf(body: Buffer): string {
  const text = body.toString("latin1");
  if (text.length < 2_000 && /^[\x20-\x7e]*$/.test(text)) return quoted(text);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "sekar-fuzz-")), "body");
  writeFileSync(file, body);
  return `@${file}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
