import { X } from "lucide-react";
import {
  type CatalogueChoice,
  catalogueChoice,
  hasFilters,
  unfilteredHref,
} from "./catalogue-choice.ts";

type Chip = { label: string; without: Partial<CatalogueChoice> };

function chipsOf({ "categories[]": categories, "sizes[]": sizes, q }: CatalogueChoice): Chip[] {
  return [
    ...(q === "" ? [] : [{ label: `“${q}”`, without: { q: "" } }]),
    ...categories.map((category) => ({
      label: category,
      without: { "categories[]": categories.filter((other) => other !== category) },
    })),
    ...sizes.map((size) => ({
      label: size,
      without: { "sizes[]": sizes.filter((other) => other !== size) },
    })),
  ];
}

/** The active filters, each with a link to drop it, and one link to drop all. */
export function ChosenFilters({ choice }: { choice: CatalogueChoice }) {
  const chips = chipsOf(choice);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a
            href={catalogueChoice.href({ ...choice, ...without, page: 1 })}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-abu bg-putih px-3 text-sm font-medium hover:border-soga-700 hover:text-soga-700"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <X size={16} aria-hidden />
          </a>
        </li>
      ))}
      {hasFilters(choice) ? (
        <li>
          <a
            href={unfilteredHref(choice)}
            lang="id"
            className="link inline-flex min-h-11 items-center px-2 text-sm font-semibold"
          >
            Hapus Filter
          </a>
        </li>
      ) : null}
    </ul>
  );
}
