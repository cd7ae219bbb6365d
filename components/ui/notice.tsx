import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  info: "border-l-wedel-700",
  success: "border-l-daun",
  warning: "border-l-kunyit-700",
  error: "border-l-mengkudu-600 text-mengkudu-600",
} as const;

type NoticeProps = ComponentProps<"div"> & { tone?: keyof typeof TONES };

/** A lasting message. It needs role="alert" or role="status" where it appears later. */
export function Notice({ tone = "info", className, ...rest }: NoticeProps) {
  return (
    <div
      className={classNames(
        "border border-l-4 border-garis bg-putih px-4 py-3 font-medium",
        TONES[tone],
        className,
      )}
      {...rest}
    />
  );
}

/** Says what went wrong; nothing without words. */
export function ErrorNotice({ children, ...rest }: Omit<NoticeProps, "tone" | "role">) {
  if (!children) return null;
  return (
    <Notice tone="error" role="alert" {...rest}>
      {children}
    </Notice>
  );
}
