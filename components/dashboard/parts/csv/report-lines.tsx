import type { ReactNode } from "react";

/** Limit of the lines shown. */
export const MOST_LINES_SHOWN = 100;

export const LINE_CELL = "px-3 py-2 align-top";
export const LINE_NUMBER_CELL = `${LINE_CELL} whitespace-nowrap tabular-nums`;

type ReportLinesProps = { label: string; heads: string[]; count: number; children: ReactNode };

/** A scrolling list of a file's lines. */
export function ReportLines({ label, heads, count, children }: ReportLinesProps) {
  return (
    <div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to scroll by keyboard
        tabIndex={0}
        className="max-h-96 hiding-scroll-bar overflow-auto border border-garis"
      >
        <table className="w-full border-collapse text-sm">
          <thead className="sticky top-0 bg-putih">
            <tr className="border-b border-abu">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-3 py-2 text-left font-semibold text-abu">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-garis">{children}</tbody>
        </table>
      </section>
      {count > MOST_LINES_SHOWN ? (
        <p className="pt-2 text-sm text-abu">dan {count - MOST_LINES_SHOWN} lagi</p>
      ) : null}
    </div>
  );
}

type LineError = {
  line: number;
  /** Empty for an error of the whole line. */
  column: string;
  message: string;
};

type ErrorLinesProps = {
  faults: readonly LineError[];
  count: number;
  /** Name of what the lines tell. */
  title?: string;
};

/** The first of `count` errors in a file, or of other things to say about its lines. */
export function ErrorLines({ faults, count, title = "Kesalahan" }: ErrorLinesProps) {
  return (
    <ReportLines label={`${title} per baris`} heads={["Baris", "Kolom", title]} count={count}>
      {faults.slice(0, MOST_LINES_SHOWN).map(({ line, column, message }) => (
        <tr key={`${line} ${column} ${message}`}>
          <td className={LINE_NUMBER_CELL}>{line}</td>
          <td className={LINE_CELL}>{column || "—"}</td>
          <td className={`${LINE_CELL} break-words`}>{message}</td>
        </tr>
      ))}
    </ReportLines>
  );
}
