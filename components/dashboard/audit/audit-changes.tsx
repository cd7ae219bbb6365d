import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { AuditEntryView } from "#lib/audit/schema.ts";
import { picturePath } from "#lib/media/picture-paths.ts";
import { type ChangeLabels, changeLabels } from "./audit-labels.ts";

const MAX_SHOWN = 3;
const MAX_LENGTH = 120;

type AuditChangesProps = {
  entry: AuditEntryView;
  /** Keys of the pictures that still exist. */
  pictures: ReadonlySet<string>;
};

/** The changed fields with their values before and after. Many and long ones are folded. */
export function AuditChanges({ entry, pictures }: AuditChangesProps) {
  const changes = changeLabels(entry).map(({ picture, ...change }) => ({
    ...change,
    ...(picture && pictures.has(picture) && { picture }),
  }));
  const folded = changes.slice(MAX_SHOWN);
  return (
    <div className="min-w-0 wrap-anywhere">
      <ChangeList changes={changes.slice(0, MAX_SHOWN)} />
      {folded.length > 0 ? (
        <details>
          <summary className="tap-link">{folded.length} lagi</summary>
          <ChangeList changes={folded} />
        </details>
      ) : null}
    </div>
  );
}

function ChangeList({ changes }: { changes: readonly ChangeLabels[] }) {
  return (
    <dl className="grid gap-y-1">
      {changes.map(({ field, label, before, after, lang, picture }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-abu">{label}:</dt>
          <dd lang={lang} className="min-w-0">
            {before === null ? null : <Value words={before} />}
            {before === null || after === null ? null : <Arrow />}
            {after === null ? null : (
              <span className="font-semibold">
                <Value words={after} />
              </span>
            )}
            {picture ? (
              <ProductPicture
                src={picturePath(picture)}
                alt=""
                sizes="48px"
                kind="thumb"
                className="w-12"
              />
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Arrow() {
  return (
    <span>
      {" "}
      <span aria-hidden>→ </span>
      <span lang="id" className="sr-only">
        menjadi{" "}
      </span>
    </span>
  );
}

function Value({ words }: { words: string }) {
  if (words.length <= MAX_LENGTH) return <span>{words}</span>;
  return (
    <details className="inline-block">
      <summary className="tap-link">{words.slice(0, MAX_LENGTH)}…</summary>
      <span className="block whitespace-pre-wrap">{words}</span>
    </details>
  );
}
