import { classNames } from "#components/ui/class-names.ts";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type {
  ResiListLine,
  ResiListReport,
  ResiOutcome,
} from "#lib/orders/parcels/resi-list-schema.ts";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";
import { LINE_CELL, LINE_NUMBER_CELL, ReportLines } from "../../parts/csv/report-lines.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";

const SENDABLE: OrderStatus = "Payment Confirm";

/** Result for a line's order, or the reason why there is none. */
const WORDS: Record<ResiOutcome, (line: ResiListLine) => string> = {
  ready: () => "Akan dikirim",
  sent: () => "Dikirim",
  done: () => "Sudah dikirim dengan resi ini",
  "unknown-order": ({ order_no }) =>
    order_no === "" ? "Nomor pesanan kosong" : `Tidak ada pesanan bernomor “${order_no}”`,
  "wrong-status": ({ status }) => `Berstatus ${status ?? "lain"}, bukan ${SENDABLE}`,
  "other-resi": ({ saved_resi }) => `Sudah punya resi lain: ${saved_resi}`,
  repeated: () => "Pesanan atau resi ini ada di baris lain",
  invalid: ({ resi }) =>
    resi === "" ? "Resi kosong" : "Bukan resi: perlu 8 sampai 30 huruf dan angka, dengan angka",
  failed: () => "Belum terkirim. Coba lagi",
};

/** Outcomes with which the line needs no more work. */
const FINE: readonly ResiOutcome[] = ["ready", "sent", "done"];

function isHeldBack({ outcome }: Pick<ResiListLine, "outcome">): boolean {
  return !FINE.includes(outcome);
}

export function countOutcome(lines: readonly ResiListLine[], outcome: ResiOutcome): number {
  return lines.filter((line) => line.outcome === outcome).length;
}

/** One sentence: how many orders a list would send, or has sent. */
export function ResiSummary({ report: { lines, written } }: { report: ResiListReport }) {
  const held = lines.filter(isHeldBack).length;
  const count = countOutcome(lines, written ? "sent" : "ready");
  const rest = held === 0 ? "" : ` ${held} baris perlu diperiksa.`;
  return (
    <Notice tone={held > 0 ? "warning" : "success"}>
      {written
        ? `${count} pesanan dikirim.${rest}`
        : `${count} pesanan siap dikirim dari ${lines.length} baris. Belum ada yang disimpan.${rest}`}
    </Notice>
  );
}

/** The same, line by line. */
export function ResiLines({ lines }: { lines: readonly ResiListLine[] }) {
  return (
    <ReportLines
      label="Hasil per baris"
      heads={["Baris", "Pesanan", "Resi", "Hasil"]}
      count={lines.length}
    >
      {lines.map((line) => (
        <tr key={line.line}>
          <td className={LINE_NUMBER_CELL}>{line.line}</td>
          <td className={`${LINE_CELL} min-w-36 wrap-anywhere`}>
            {line.id ? (
              <PageLink href={orderDetailHref(line.id)} className="link">
                {line.order_no}
              </PageLink>
            ) : (
              <span>{line.order_no || "—"}</span>
            )}
            <span className="block text-abu">{line.recipient}</span>
          </td>
          <td className={`${LINE_CELL} wrap-anywhere`}>{line.resi || "—"}</td>
          <td
            className={classNames(
              LINE_CELL,
              "break-words",
              isHeldBack(line) ? "font-semibold text-mengkudu-600" : "text-daun",
            )}
          >
            {WORDS[line.outcome](line)}
          </td>
        </tr>
      ))}
    </ReportLines>
  );
}
