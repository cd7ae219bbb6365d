import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  neutral: "border-abu text-abu",
  info: "border-wedel-700 text-wedel-700",
  success: "border-daun text-daun",
  warning: "border-kunyit-700 text-kunyit-700",
  danger: "border-mengkudu-600 text-mengkudu-600",
} as const;

export type PillTone = keyof typeof TONES;

type StatusPillProps = { tone?: PillTone; lang?: string; children: ReactNode };

/** The text carries the meaning; the colour only helps. */
export function StatusPill({ tone = "neutral", lang, children }: StatusPillProps) {
  return (
    <span
      lang={lang}
      className={classNames(
        "inline-flex items-center rounded-sm border bg-putih px-2 py-0.5 text-sm font-semibold whitespace-nowrap",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
