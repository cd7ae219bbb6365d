import "server-only";

/** A style sheet in Next's HTML, with its address. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"([^>]*)>/;

const RELATIVE_URL = /url\((['"]?)(?![a-z]+:|\/|#)([^)'"]+)\1\)/g;

/** Returns a built file's text, or undefined if there is no such file. */
type ReadFile = (path: string) => Promise<string | undefined>;

/**
 * Puts a page's style sheet into its HTML. A first visit then paints a round trip earlier
 * (docs/decisions/098-styles-in-the-page.md). The link stays for React, which would add it otherwise.
 */
export class InlineStyles {
  readonly #read: ReadFile;
  /** By address. There are as many as the build has style sheets. */
  readonly #known = new Map<string, string>();

  constructor(read: ReadFile) {
    this.#read = read;
  }

  /** Returns the HTML as it is if the style sheet can't be read. */
  async in(html: string): Promise<string> {
    const [link, path, attributes] = SHEET.exec(html) ?? [];
    if (link === undefined || path === undefined) return html;
    const styles = this.#known.get(path) ?? (await this.#readFrom(path));
    if (styles === undefined) return html;
    // Browsers load no sheet of a type that they don't know (HTML, "process the linked resource"). A
    // disabled one is loaded by some versions of Chromium.
    const kept = `<link rel="stylesheet" type="text/x-inlined" href="${path}"${attributes}>`;
    return html.replace(link, () => `<style>${styles}</style>${kept}`);
  }

  async #readFrom(path: string): Promise<string | undefined> {
    const found = await this.#read(path);
    if (found === undefined || found.includes("</style")) return undefined;
    const styles = found.replace(
      RELATIVE_URL,
      (_, quote: string, url: string) =>
        `url(${quote}${new URL(url, `http://localhost${path}`).pathname}${quote})`,
    );
    this.#known.set(path, styles);
    return styles;
  }
}
