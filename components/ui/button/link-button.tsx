import { classNames } from "../class-names.ts";
import { PageLink, type PageLinkProps } from "../page-link.tsx";
import { type ButtonLook, buttonClass } from "./button-style.ts";

type LinkButtonProps = Omit<PageLinkProps, "spins"> & ButtonLook;

/** A link that looks like a button. Shows a spinner while its page is under way. */
export function LinkButton({ variant, size, full, className, ...rest }: LinkButtonProps) {
  return (
    <PageLink
      spins
      className={classNames(buttonClass({ variant, size, full }), className)}
      {...rest}
    />
  );
}
