import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { pagePolicy } from "../../http/answers/content-security-policy.ts";
import { log } from "../../telemetry/log.ts";
import { deferScripts, isLoader, readBetween } from "./defer-scripts.ts";

/** Returns a page's final HTML, styles inlined and scripts deferred, and its content security policy. */
export async function finishHtml(
  path: string,
  rendered: string,
): Promise<{ html: string; policy: string }> {
  const html = await inlineStyles(deferScripts(rendered));
  const { hashes, refused } = hashScripts(html);
  if (refused > 0) {
    log().error({ page: path, count: refused }, "a page has inline scripts that browsers refuse");
  }
  return { html, policy: pagePolicy(hashes) };
}

const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/[^"]+\.css)"([^>]*)>/;

const RELATIVE_URL = /url\((['"]?)(?![a-z]+:|\/|#)([^)'"]+)\1\)/g;

/** Style sheets by path. There are as many as the build has. */
const known = new Map<string, string>();

/**
 * Puts a page's style sheet into its HTML. A first visit then paints a round trip earlier
 * (docs/decisions/098-page-weight.md). The link stays for React, which would add it otherwise.
 * Returns the HTML as it is if the style sheet can't be read.
 */
export async function inlineStyles(html: string, build = ".next"): Promise<string> {
  const [link, path, attributes] = SHEET.exec(html) ?? [];
  if (link === undefined || path === undefined) return html;
  const styles = known.get(path) ?? (await readStyles(build, path));
  if (styles === undefined) return html;
  // Browsers load no sheet of a type that they don't know (HTML, "process the linked resource"). A
  // disabled one is loaded by some versions of Chromium.
  const inert = `<link rel="stylesheet" type="text/x-inlined" href="/_next/${path}"${attributes}>`;
  return html.replace(link, () => `<style>${styles}</style>${inert}`);
}

async function readStyles(build: string, path: string): Promise<string | undefined> {
  const found = await readFile(`${build}/${path}`, "utf8").catch(() => undefined);
  if (found === undefined || found.includes("</style")) return undefined;
  const styles = found.replace(
    RELATIVE_URL,
    (_, quote: string, url: string) =>
      `url(${quote}${new URL(url, `http://localhost/_next/${path}`).pathname}${quote})`,
  );
  known.set(path, styles);
  return styles;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = ' type="application/ld+json"';

const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** The inline scripts of this version of Next in a page, to the last character. */
function isFrameworkScript(script: string): boolean {
  if (script === FLIGHT_START) return true;
  const flight = readBetween(script, "self.__next_f.push(", ")");
  if (Array.isArray(flight)) return isFlightChunk(flight);
  const { otherChunks, runtimeModuleIds, ...rest } = Object(readBetween(script, TURBOPACK, ");"));
  return (
    Array.isArray(otherChunks) && Array.isArray(runtimeModuleIds) && Object.keys(rest).length === 0
  );
}

/** React's script that keeps forms which are sent before it lives: the same in every page, and only in this version. */
const REPLAYS_FORMS = "CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=";

/** A chunk is text (1) or binary data in base64 (3). */
function isFlightChunk([kind, chunk, ...rest]: unknown[]): boolean {
  return (kind === 1 || kind === 3) && typeof chunk === "string" && rest.length === 0;
}

/**
 * Returns the hashes of a page's inline scripts, and how many aren't the framework's or the loader.
 * Those get no hash, so browsers refuse them. Data blocks (JSON-LD) aren't scripts.
 */
export function hashScripts(html: string): { hashes: string[]; refused: number } {
  const hashes = new Set<string>();
  let refused = 0;
  for (const [, attributes, script = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes === DATA_BLOCK) continue;
    const hash = createHash("sha256").update(script).digest("base64");
    if (hash === REPLAYS_FORMS || isFrameworkScript(script) || isLoader(script)) {
      hashes.add(`'sha256-${hash}'`);
    } else refused += 1;
  }
  return { hashes: [...hashes], refused };
}
