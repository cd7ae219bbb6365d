import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

type FigureRow = {
  key: string;
  head: ReactNode;
  cells: readonly ReactNode[];
};

type FigureTableProps = { caption: string; heads: readonly string[]; rows: readonly FigureRow[] };

/** A small table of figures that also fits a phone. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-sm @lg:text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-abu">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={classNames(
                "py-2 pl-3 align-bottom text-sm font-semibold text-abu first:pl-0",
                index === 0 ? "text-left" : "text-right",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-garis">
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row" className="py-2 text-left align-middle font-semibold">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} className="py-2 pl-3 text-right align-middle tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
