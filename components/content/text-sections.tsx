type TextSectionsProps = {
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** Numbered sections of a long text. */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <ol className="mt-16 max-w-prose">
      {sections.map(({ title, paragraphs }, index) => (
        <li key={title} className="border-t border-garis py-7">
          <h2 className="text-2xl">
            <span className="text-soga-500 tabular-nums">{index + 1}.</span> {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
