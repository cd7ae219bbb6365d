import type { Graph, Thing, WithContext } from "schema-dts";

type JsonLdProps = { data: Graph | WithContext<Thing> };

/** Structured data for search engines. Its text is escaped, so it can't end the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped in the line above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
