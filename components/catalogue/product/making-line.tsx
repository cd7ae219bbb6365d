import { useWords } from "#language";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { PRODUCT_WORDS } from "../product-words.ts";

type Making = Pick<ProductView, "maker" | "origin" | "work_days">;

/** Maker, place and days of work in a line, as far as they are known. The owner's words are Indonesian. */
export function MakingLine({ product: { maker, origin, work_days: days } }: { product: Making }) {
  const words = useWords(PRODUCT_WORDS);
  const parts: string[][] = [];
  if (maker !== "") parts.push([words.madeBy, maker]);
  // A maker is often told with the place: `Dua pembatik di Bantul`.
  if (origin !== "" && !maker.includes(firstOf(origin))) {
    parts.push([maker === "" ? words.madeIn : "", origin]);
  }
  if (days !== null) parts.push([words.days(days)]);
  if (parts.length === 0) return null;
  return (
    <p className="text-abu">
      {parts.map(([said = "", own], index) => (
        <span key={said + own}>
          <span>{(index === 0 ? "" : ", ") + said}</span>
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
