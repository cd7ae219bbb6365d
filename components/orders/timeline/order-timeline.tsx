import { classNames } from "#components/ui/class-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { type Read, useOrderWords } from "../order-words.ts";
import { timelineLines } from "./timeline-lines.ts";

type OrderTimelineProps = Read & { timeline: OrderView["timeline"] };

/** Timeline of an order; the latest step is last and marked. */
export function OrderTimeline({ timeline, reader: given }: OrderTimelineProps) {
  const { reader, language, said } = useOrderWords({ reader: given });
  return (
    <ol>
      {timelineLines(timeline, reader).map(({ at, title, gloss, isStatus, note }, index) => {
        const isLast = index === timeline.length - 1;
        return (
          <li
            key={`${at} ${title}`}
            aria-current={isLast ? "step" : undefined}
            className={classNames(
              "relative pl-7",
              !isLast && "pb-5 before:absolute before:top-3 before:-bottom-1 before:left-[7px]",
              !isLast && "before:w-px before:bg-garis",
            )}
          >
            <span
              aria-hidden
              className={classNames(
                "absolute top-1.5 left-0 size-[15px] rounded-full border-2",
                isLast ? "border-soga-700 bg-soga-700" : "border-soga-300 bg-putih",
              )}
            />
            <p
              className={classNames(
                "flex flex-wrap items-baseline gap-x-2",
                isLast ? "font-semibold text-soga-900" : "font-medium",
              )}
            >
              <span lang={isStatus && reader !== "id" ? "en" : undefined}>{title}</span>
              {gloss === "" ? null : (
                <>
                  {" "}
                  <span className="text-[0.8125rem] font-normal text-abu">{gloss}</span>
                </>
              )}
            </p>
            <p className="text-sm text-abu" lang={language}>
              <time dateTime={at}>{said.moment(at)}</time>
            </p>
            {note === "" ? null : <p className="pt-1 text-sm">{note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
