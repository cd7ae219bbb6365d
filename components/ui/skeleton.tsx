import { classNames } from "./class-names.ts";

/** A placeholder; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-pulse rounded-sm bg-gading", className)}
    />
  );
}
