import "server-only";
import { readFile } from "node:fs/promises";

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
