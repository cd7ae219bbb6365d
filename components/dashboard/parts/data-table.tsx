import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

export type Column<Row> = {
  label: string;
  /** Language of the label, where it isn't Indonesian. */
  lang?: string;
  align?: "right";
  /** Hides the label of a self-evident column from everyone but screen readers. */
  isSilent?: boolean;
  /** True for the cell that names its row. */
  isHeading?: boolean;
  /** Classes of the cells. */
  className?: string;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowClassName?: string;
  /** Name of the cards, where it isn't the caption. */
  cardsLabel?: string;
  cardClassName: string;
  card: (row: Row) => ReactNode;
};

/** The rows as a table, or as cards on narrow pages. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, rows, cardsLabel = caption, cardClassName, card } = props;
  return (
    <>
      <Table {...props} />
      <ul aria-label={cardsLabel} className="grid gap-3 @xl:grid-cols-2 @4xl:hidden">
        {rows.map((row) => (
          <li key={row.id} data-row className={`border border-garis ${cardClassName}`}>
            {card(row)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Table<Row extends { id: string }>({
  caption,
  columns,
  rows,
  rowClassName,
}: DataTableProps<Row>) {
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
      <tbody className="table-rows divide-y divide-garis">
        {rows.map((row) => (
          <tr key={row.id} data-row className={classNames("hover:bg-mori", rowClassName)}>
            {columns.map((column) => (
              <Cell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { align, isHeading, className, cell } = column;
  const Tag = isHeading ? "th" : "td";
  const look = classNames(
    isHeading && "text-left font-semibold",
    align === "right" && "text-right tabular-nums",
    className,
  );
  return (
    <Tag scope={isHeading ? "row" : undefined} className={look || undefined}>
      {cell(row)}
    </Tag>
  );
}
