import type { FAQPage, WithContext } from "schema-dts";

type Item = { title: string; content: string };

export function toFaqData(items: readonly Item[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ title, content }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: content },
    })),
  };
}
