import type { Graph, Thing, WithContext } from "schema-dts";

type JsonLdProps = { data: Graph | WithContext<Thing> };

/** What a page is about, for search engines. No text in it can end the script it stands in. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped in the line above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
