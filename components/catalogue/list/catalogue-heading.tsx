import type { CatalogueChoice } from "../catalogue-choice.ts";

type CatalogueHeadingProps = { choice: CatalogueChoice; similar?: boolean | undefined };

/** Heading of the whole catalogue or of a search. */
export function CatalogueHeading({ choice, similar }: CatalogueHeadingProps) {
  return (
    <div className="max-w-prose">
      {choice.q === "" ? (
        <>
          <h1 className="text-4xl sm:text-5xl">Batik</h1>
          <p className="mt-3 text-abu">
            Drawn by hand, stamped by hand, or both. Most pieces are made once: when one is sold,
            its pattern stays here as a story.
          </p>
        </>
      ) : (
        <>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">Results for “{choice.q}”</h1>
          {similar ? (
            <p className="mt-3 text-abu">
              Nothing is written exactly like that. These pieces come closest.
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
