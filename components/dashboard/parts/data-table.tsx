import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

export type Column = {
  label: string;
  lang?: string;
  align?: "right";
  /** Hides the heading of a self-evident column from everyone but screen readers. */
  isSilent?: boolean;
};

type DataTableProps = { caption: string; columns: readonly Column[]; children: ReactNode };

/** A table for wide pages; narrow ones show cards. */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <table className="hidden w-full border-collapse text-sm leading-snug @5xl:text-[0.9375rem] @4xl:table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-abu">
          {columns.map(({ label, lang, align, isSilent }) => (
            <th
              key={label}
              scope="col"
              lang={lang}
              className={classNames(
                "px-2 pb-2 text-sm font-semibold whitespace-nowrap text-abu first:pl-0 last:pr-0",
                align === "right" ? "text-right" : "text-left",
              )}
            >
              {isSilent ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="table-rows divide-y divide-garis">{children}</tbody>
    </table>
  );
}

type CellProps = { align?: "right"; lang?: string; className?: string; children: ReactNode };

export function Cell({ align, lang, className, children }: CellProps) {
  return (
    <td
      lang={lang}
      className={classNames(align === "right" && "text-right tabular-nums", className) || undefined}
    >
      {children}
    </td>
  );
}

/** The row's heading cell. */
export function RowHeading({ className, children }: Omit<CellProps, "align">) {
  return (
    <th scope="row" className={classNames("text-left font-semibold", className)}>
      {children}
    </th>
  );
}
