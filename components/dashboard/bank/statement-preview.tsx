import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { formatDate } from "#lib/dates.ts";
import type { StatementReport, StatementRow } from "#lib/payments/statements/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import {
  ErrorLines,
  LINE_CELL,
  LINE_NUMBER_CELL,
  ReportLines,
} from "../parts/csv/report-lines.tsx";
import type { Statement, StatementState } from "./use-statement.ts";

const ASKS: Record<NonNullable<StatementRow["ask"]>, string> = {
  pending: "Belum dibukukan bank, jadi belum disimpan",
  repeated: "Sama dengan baris lain, saldonya juga: mungkin tertempel dua kali",
  twin: "Sama dengan baris lain: dua transfer, atau satu yang tertulis dua kali?",
  break: "Saldonya tidak cocok dengan baris sebelumnya: ada baris yang hilang atau berubah",
  order: "Tanggalnya di luar urutan: hari dan bulan mungkin tertukar",
};

const PREVIEWED = 10;

const count = (value: number) => value.toLocaleString("id-ID");

/** One sentence: what was read or saved. */
export function StatementSummary({ report }: { report: StatementReport }) {
  const { row_count, asked_count, unreadable_count, skipped_count, new_rows, written } = report;
  if (!report.is_header_known) {
    return (
      <Notice tone="warning">
        Judul kolom tidak dikenali. Pilih kolomnya di bawah, lalu baca lagi.
      </Notice>
    );
  }
  if (row_count > 0 && new_rows === 0 && asked_count === 0) {
    return (
      <Notice tone={unreadable_count > 0 ? "warning" : "info"}>
        <span>{`Tidak ada yang berubah: ${count(row_count)} baris ini sudah ada.`}</span>
        {unreadable_count > 0 ? <span> {count(unreadable_count)} baris tidak terbaca.</span> : null}
      </Notice>
    );
  }
  if (written) {
    return (
      <Notice tone="success">
        {new_rows === 0
          ? "Tidak ada yang berubah: baris ini sudah ada."
          : `${count(new_rows)} baris disimpan.`}
      </Notice>
    );
  }
  const { bank, header_line: headerLine, encoding } = report.shape;
  const parts = [
    `${count(row_count)} baris terbaca`,
    `${count(new_rows)} baru`,
    ...(asked_count > 0 ? [`${count(asked_count)} perlu dijawab`] : []),
    ...(skipped_count > 0 ? [`${count(skipped_count)} judul atau saldo dilewati`] : []),
    ...(unreadable_count > 0 ? [`${count(unreadable_count)} tidak terbaca`] : []),
  ];
  return (
    <Notice tone={unreadable_count > 0 ? "warning" : "success"}>
      <p>{parts.join(", ")}. Belum disimpan.</p>
      <p className="pt-1 text-sm font-normal">
        {`Dibaca sebagai ${bank || "bank lain"} (${encoding}), judul kolom di baris ${headerLine}.`}
      </p>
    </Notice>
  );
}

type StatementPreviewProps = {
  state: StatementState;
  statement: Statement;
  report: StatementReport;
  /** Called after a save. */
  onSave: () => void;
};

/** The rows that couldn't be read, those with a question, the first ones, and the button that saves. */
export function StatementPreview({ state, statement, report, onSave }: StatementPreviewProps) {
  const { rows, unreadable, unreadable_count, is_year_guessed, new_rows, row_count } = report;
  if (new_rows + report.asked_count + unreadable_count === 0) return null;
  const asked = rows.filter(({ ask }) => ask !== null);
  const plain = rows.filter(({ ask }) => ask === null).slice(0, PREVIEWED);
  return (
    <>
      {unreadable_count > 0 ? (
        <ErrorLines
          title="Tidak terbaca"
          faults={unreadable.map(({ line, reason }) => ({ line, column: "", message: reason }))}
          count={unreadable_count}
        />
      ) : null}
      {is_year_guessed ? (
        <div className="sm:max-w-80">
          <TextField
            type="date"
            label="Hari terakhir di berkas"
            name="until"
            hint="Tanggal di berkas ini tanpa tahun."
            value={statement.until}
            onChange={({ target }) => state.answer({ until: target.value })}
          />
        </div>
      ) : null}
      {asked.length > 0 ? (
        <AskedRows
          rows={asked}
          total={report.asked_count}
          accepted={statement.accept}
          onAccept={(accept) => state.answer({ accept })}
        />
      ) : null}
      {plain.length > 0 ? (
        <div>
          <ReportLines label="Baris pertama" heads={ROW_HEADS} count={plain.length}>
            {plain.map((row) => (
              <tr key={row.line}>
                <RowCells row={row} />
              </tr>
            ))}
          </ReportLines>
          {row_count > plain.length ? (
            <p className="pt-2 text-sm text-abu">dari {count(row_count)} baris</p>
          ) : null}
        </div>
      ) : null}
      {new_rows > 0 || statement.accept.length > 0 ? (
        <Button className="self-start" busy={state.busy} onClick={() => state.write(onSave)}>
          Simpan baris baru
        </Button>
      ) : null}
    </>
  );
}

const ROW_HEADS = ["Baris", "Tanggal", "Keterangan", "Masuk atau keluar"];

function RowCells({ row }: { row: StatementRow }) {
  const { line, date, text, amount, sen, direction, kind, ask } = row;
  return (
    <>
      <td className={LINE_NUMBER_CELL}>{line}</td>
      <td className={LINE_NUMBER_CELL}>{date ? formatDate(date, "id") : "—"}</td>
      <td className={`${LINE_CELL} wrap-anywhere`}>
        <span>{text}</span>
        {kind === "sum" ? (
          <span className="block text-abu">Setoran QRIS, bukan pesanan</span>
        ) : null}
        {ask ? <span className="block font-semibold text-kunyit-700">{ASKS[ask]}</span> : null}
      </td>
      <td className={LINE_NUMBER_CELL}>
        {`${direction === "debit" ? "keluar" : "masuk"} ${formatRupiah(amount)}${sen > 0 ? `,${String(sen).padStart(2, "0")}` : ""}`}
      </td>
    </>
  );
}

type AskedRowsProps = {
  rows: readonly StatementRow[];
  total: number;
  accepted: readonly number[];
  onAccept: (lines: number[]) => void;
};

/** Rows that are saved only where an admin says so. */
function AskedRows({ rows, total, accepted, onAccept }: AskedRowsProps) {
  const lines = rows.flatMap(({ ask, line }) => (ask === "pending" ? [] : [line]));
  const isOn = (line: number) => accepted.includes(line);
  return (
    <div className="flex flex-col items-start gap-2">
      <p>Baris ini hanya disimpan bila dicentang.</p>
      <div className="w-full">
        <ReportLines label="Perlu dijawab" heads={["Simpan", ...ROW_HEADS]} count={0}>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>
                {row.ask === "pending" ? null : (
                  <Checkbox
                    isBare
                    name="accept"
                    label={`Simpan baris ${row.line}`}
                    checked={isOn(row.line)}
                    onChange={() =>
                      onAccept(
                        isOn(row.line)
                          ? accepted.filter((line) => line !== row.line)
                          : [...accepted, row.line],
                      )
                    }
                  />
                )}
              </td>
              <RowCells row={row} />
            </tr>
          ))}
        </ReportLines>
      </div>
      {total > rows.length ? (
        <p className="text-sm text-abu">
          dan {count(total - rows.length)} lagi, yang tidak disimpan
        </p>
      ) : null}
      {lines.length > 1 ? (
        <Button variant="quiet" size="small" onClick={() => onAccept(lines)}>
          Centang semua
        </Button>
      ) : null}
    </div>
  );
}
