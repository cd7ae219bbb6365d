import type { ProductView } from "#lib/catalogue/schema.ts";

type Making = Pick<ProductView, "maker" | "origin" | "work_days">;

/** Maker, place and days of work in a line, as far as they are known. The owner's words are Indonesian. */
export function MakingLine({ product: { maker, origin, work_days: days } }: { product: Making }) {
  const parts: string[][] = [];
  if (maker !== "") parts.push(["Made by ", maker]);
  // A maker is often told with the place: `Dua pembatik di Bantul`.
  if (origin !== "" && !maker.includes(firstOf(origin))) {
    parts.push([maker === "" ? "Made in " : "", origin]);
  }
  if (days !== null) parts.push([days === 1 ? "1 day of work" : `${days} days of work`]);
  if (parts.length === 0) return null;
  return (
    <p className="text-abu">
      {parts.map(([english = "", own], index) => (
        <span key={english + own}>
          <span>{(index === 0 ? "" : ", ") + english}</span>
          {own ? <span lang="id">{own}</span> : null}
        </span>
      ))}
    </p>
  );
}

/** `Giriloyo, Bantul` → `Giriloyo`. */
function firstOf(origin: string): string {
  return origin.split(",")[0] ?? origin;
}
