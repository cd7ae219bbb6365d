import { formatDate } from "#lib/dates.ts";
import type { DaySales } from "#lib/reports/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";

const HEIGHT = 100;
/** Units of the chart: 10 for a day, 7 of them its bar. */
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;

/** One bar for each day. Hidden from screen readers: the table below has the figures. */
export function DayChart({ days }: { days: readonly DaySales[] }) {
  const end = niceCeiling(Math.max(...days.map(({ revenue }) => revenue)));
  const width = days.length * DAY_WIDTH;
  const labelled = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div aria-hidden="true" className="text-sm text-abu tabular-nums">
      <p className="pb-1">{formatRupiah(end)}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-y border-garis"
      >
        <path
          d={`M0 ${HEIGHT / 2}H${width}`}
          className="stroke-garis"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 4"
        />
        {days.map(({ day, revenue, orders }, index) => {
          const height = (revenue / end) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * DAY_WIDTH + (DAY_WIDTH - BAR_WIDTH) / 2}
              y={HEIGHT - height}
              width={BAR_WIDTH}
              height={height}
              className="fill-soga-700"
            >
              <title>{`${formatDate(day, "id")}: ${formatRupiah(revenue)}, ${orders} pesanan`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="flex justify-between gap-2 pt-1">
        {labelled.map((sales) =>
          sales ? <span key={sales.day}>{shortDay(sales.day)}</span> : null,
        )}
      </p>
    </div>
  );
}

/** "21 November 2026" → "21 November" */
function shortDay(day: string): string {
  return formatDate(day, "id").replace(/ \d+$/, "");
}

/** Returns the end of a scale: the smallest of 1, 2, 2.5, 5, 10, 20, … not below a value. */
export function niceCeiling(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}
