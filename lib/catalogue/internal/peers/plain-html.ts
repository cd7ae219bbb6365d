const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  times: "×",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  deg: "°",
  eacute: "é",
};

const HIDDEN = new Set(["script", "style"]);
const STARTS_LINE = new Set(["br", "tr", "li"]);
const STARTS_PARAGRAPH = new Set([
  "p",
  "div",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "table",
  "ul",
  "ol",
]);
/** Without such a tag the text's own lines count. */
const HAS_BLOCKS = /<(p|div|br|li|h[1-6]|table)\b/i;

/** Returns the text of HTML, with a line for each block and "- " before list items. Reads it once. */
export function plainHtml(html: string): string {
  let text = "";
  let hidden = "";
  const source = html.replaceAll("\r\n", "\n");
  const flowing = HAS_BLOCKS.test(source) ? source.replaceAll("\n", " ") : source;
  for (const piece of flowing.split(/(<[^<>]*>)/)) {
    const [, slash, tag = ""] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece) ?? [];
    const name = tag.toLowerCase();
    if (hidden) hidden = slash && name === hidden ? "" : hidden;
    else if (HIDDEN.has(name) && !slash) hidden = name;
    else text += name ? breakBefore(name, slash === "/") : piece.replace(/^<!.*>$/s, "");
  }
  const lines = decodeEntities(text)
    .split("\n")
    .map((line) => line.replaceAll(/[ \t\u00a0]+/g, " ").trim());
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function breakBefore(name: string, isEnd: boolean): string {
  if (STARTS_PARAGRAPH.has(name)) return "\n\n";
  if (!STARTS_LINE.has(name) || isEnd) return "";
  return name === "li" ? "\n- " : "\n";
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : entity;
  });
}
