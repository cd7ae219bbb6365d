import "server-only";
import { createHash } from "node:crypto";
import { isLoader, readBetween } from "./defer-scripts.ts";

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
