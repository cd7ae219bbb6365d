import { Children, Fragment, type ReactNode } from "react";

/** Puts a dot before each of its children. The edge cuts off those that begin a line, and no line ends with one. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-clip [overflow-clip-margin:6px] max-sm:-mt-1 max-sm:-mb-2">
      <span className="-ml-5 flex flex-wrap items-center">
        {Children.toArray(children).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names and keep their order.
          <Fragment key={at}>
            <span className="relative pl-5 whitespace-nowrap before:absolute before:inset-y-0 before:left-2 before:flex before:items-center before:content-['·'/'']">
              {part}
            </span>{" "}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
