import { look } from "./styles.ts";

type Row = [string, string];

/** A table of labels and values, with an optional total. */
export function Facts({ rows, total }: { rows: Row[]; total?: Row }) {
  return (
    <table className="facts" width="100%" cellPadding="0" cellSpacing="0" style={look.table}>
      <tbody>
        {rows.map(([term, value]) => (
          <tr key={`${term} ${value}`}>
            <td style={look.cell}>{term}</td>
            <td style={look.number}>{value}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <td style={{ ...look.cell, ...look.strong }}>{total[0]}</td>
            <td style={{ ...look.number, ...look.strong }}>{total[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
