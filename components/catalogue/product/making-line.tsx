import type { ReactNode } from "react";
import type { ProductView } from "#lib/catalogue/schema.ts";

type Making = Pick<ProductView, "maker" | "origin" | "work_days">;

/** Maker, place and days of work in a line, as far as they are known. The owner's words are Indonesian. */
export function MakingLine({ product: { maker, origin, work_days: days } }: { product: Making }) {
  const place = <span lang="id">{origin}</span>;
  const parts: ReactNode[] = [];
  if (maker !== "")
    parts.push(
      <>
        Made by <span lang="id">{maker}</span>
      </>,
    );
  // A maker is often told with the place: `Dua pembatik di Bantul`.
  if (origin !== "" && !maker.includes(firstOf(origin))) {
    parts.push(maker === "" ? <>Made in {place}</> : place);
  }
  if (days !== null) parts.push(days === 1 ? "1 day of work" : `${days} days of work`);
  if (parts.length === 0) return null;
  return (
    <p className="text-abu">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <span key={index}>
          {index === 0 ? null : ", "}
          {part}
        </span>
      ))}
    </p>
  );
}

/** `Giriloyo, Bantul` → `Giriloyo`. */
function firstOf(origin: string): string {
  return origin.split(",")[0] ?? origin;
}
