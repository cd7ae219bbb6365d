import type { ComponentProps } from "react";
import { leavingHref } from "#components/ui/leaving-href.ts";
import { usePathIn } from "#language";
import { type CatalogueChoice, catalogueChoice } from "../catalogue-choice.ts";

type ChoiceLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  next: CatalogueChoice;
  choose: (next: CatalogueChoice) => void;
};

/** A link to another choice. With scripts it acts without loading a page. */
export function ChoiceLink({ next, choose, ...rest }: ChoiceLinkProps) {
  const toPath = usePathIn();
  return (
    <a
      href={toPath(catalogueChoice.href(next))}
      // There are thousands of choices, which all count as /product.
      rel="nofollow"
      onClick={(event) => {
        // Null for a click that opens another tab.
        if (leavingHref(event.nativeEvent) === null) return;
        event.preventDefault();
        choose(next);
      }}
      {...rest}
    />
  );
}
