import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. Not prefetched by default. */
export function LinkButton({
  variant,
  size,
  full,
  className,
  prefetch = false,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      prefetch={prefetch}
      className={classNames(buttonClass({ variant, size, full }), className)}
      {...rest}
    />
  );
}
