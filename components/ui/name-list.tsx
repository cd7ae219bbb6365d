import { Fragment, type ReactNode } from "react";

type NameListProps = {
  /** In Indonesian, as products are named. */
  names: readonly string[];
  /** Wraps the name at this place of the list, for example in a link. */
  wrap?: (name: ReactNode, index: number) => ReactNode;
};

const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Renders names joined with commas and "and": "Kemeja Parang, Kain Kawung and Syal Truntum". */
export function NameList({ names, wrap = (name) => name }: NameListProps) {
  let named = 0;
  return conjunction.formatToParts(names).map(({ type, value }, position) => {
    const content = type === "literal" ? value : wrap(<span lang="id">{value}</span>, named++);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    return <Fragment key={position}>{content}</Fragment>;
  });
}
