import type { ReactNode } from "react";
import type { Side } from "#lib/language/sides.ts";

type TaglineProps = {
  children: Side;
  /** At the end of the line, where there is room. */
  end?: ReactNode;
};

/** The line above each header of the shop. */
export function Tagline({ children, end }: TaglineProps) {
  return (
    <div className="on-dark relative flex h-8 items-center justify-center bg-wedel-900 px-4 text-center text-xs tracking-wide text-putih sm:text-[0.8125rem]">
      <p lang={children.lang}>{children.text}</p>
      {end ? <div className="absolute inset-y-0 right-4 hidden md:flex">{end}</div> : null}
    </div>
  );
}
