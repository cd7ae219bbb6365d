import { Children, Fragment, type ReactNode } from "react";

/** Puts a dot between its children. Each keeps the dot behind it, so that no line begins with one. */
export function DottedLine({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names and keep their order.
    <Fragment key={at}>
      <span className="whitespace-nowrap">
        <span>{part}</span>
        {at < parts.length - 1 ? <span> ·</span> : null}
      </span>{" "}
    </Fragment>
  ));
}
