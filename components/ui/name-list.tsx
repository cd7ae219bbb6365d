import { Fragment } from "react";

type NameListProps = {
  /** In Indonesian, as products are named. */
  names: readonly string[];
};

const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Renders names joined with commas and "and": "Kemeja Parang, Kain Kawung and Syal Truntum". */
export function NameList({ names }: NameListProps) {
  let position = 0;
  return conjunction.formatToParts(names).map(({ type, value }) => {
    position += 1;
    return type === "literal" ? (
      <Fragment key={position}>{value}</Fragment>
    ) : (
      <span key={position} lang="id">
        {value}
      </span>
    );
  });
}
