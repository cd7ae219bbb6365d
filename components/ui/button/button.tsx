import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { Spinner } from "../spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean | undefined };

function ignore(event: MouseEvent) {
  event.preventDefault();
}

/** While busy it keeps focus and label, shows a spinner, and ignores clicks. */
export function Button({
  variant,
  size,
  full,
  busy,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size, full }), className)}
      {...(busy ? { "aria-disabled": true, "aria-busy": true, onClick: ignore } : { onClick })}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {/* A translated page has other text nodes, beside which React can't insert. */}
      <span className="contents">{children}</span>
    </button>
  );
}
