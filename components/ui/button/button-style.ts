import { classNames } from "../class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "large" | "small";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
};

/** Returns the classes of a button, also for links that look like one. app/globals.css has the styles. */
export function buttonClass({ variant = "primary", size = "normal", full }: ButtonLook): string {
  return classNames(
    "button",
    `button-${variant}`,
    size !== "normal" && `button-${size}`,
    full && "w-full",
  );
}
