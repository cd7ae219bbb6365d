import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "large" | "small";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-soga-700 bg-soga-700 text-putih hover:border-soga-900 hover:bg-soga-900 active:bg-tinta",
  secondary: "border-soga-700 bg-transparent text-soga-700 hover:bg-gading active:bg-garis",
  quiet: "border-transparent bg-transparent text-soga-700 underline-offset-4 hover:underline",
  danger:
    "border-mengkudu-600 bg-transparent text-mengkudu-600 hover:bg-mengkudu-600 hover:text-putih",
};

/** Every size is at least 44 px high. */
const SIZES: Record<ButtonSize, string> = {
  small: "min-h-11 px-3 text-sm",
  normal: "min-h-11 px-5",
  large: "min-h-12 px-7",
};

/** Returns the classes of a button, also for links that look like one. */
export function buttonClass({ variant = "primary", size = "normal", full }: ButtonLook): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-sm border font-semibold transition-colors duration-150",
    "disabled:cursor-not-allowed disabled:border-garis disabled:bg-gading disabled:text-abu",
    "aria-disabled:cursor-not-allowed",
    VARIANTS[variant],
    SIZES[size],
    full && "w-full",
  );
}
