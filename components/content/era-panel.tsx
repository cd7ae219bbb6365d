import { ContentPicture } from "./content-picture.tsx";
import { DEFAULT_ERA, type Era } from "./eras.ts";

const SIZES = "(min-width: 1280px) 480px, (min-width: 768px) 40vw, 100vw";

export function EraPanel({ era }: { era: Era }) {
  return (
    <div className="grid gap-8 md:grid-cols-[5fr_7fr] md:gap-12 lg:gap-16">
      <div className="max-w-120">
        <ContentPicture
          name={era.id}
          alt={era.picture}
          sizes={SIZES}
          priority={era.id === DEFAULT_ERA}
        />
      </div>
      <div className="max-w-prose self-center">
        <p className="text-sm font-semibold tracking-wide text-soga-500 tabular-nums">
          {era.years}
        </p>
        <h2 id={`${era.id}-title`} className="mt-2 text-3xl sm:text-4xl">
          {era.title}
        </h2>
        <p className="mt-4 text-lg font-medium text-soga-900">{era.lead}</p>
        {era.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
