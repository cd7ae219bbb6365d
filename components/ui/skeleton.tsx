import { classNames } from "./class-names.ts";

/** Holds the place of what is coming; give it that size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-pulse rounded-sm bg-gading", className)}
    />
  );
}
