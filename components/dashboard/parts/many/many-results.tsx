import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { LINE_CELL, ReportLines } from "../csv/report-lines.tsx";

export type ManyOutcome = {
  /** Words after the number: "barang diubah". */
  change: string;
  results: readonly ManyResult[];
};

type ManyResult = {
  id: string;
  name: string;
  /** The row's page. */
  href?: string;
  /** Result, or the reason why it wasn't changed. */
  words: string;
  isSaved: boolean;
};

type ManyResultsProps = {
  label: string;
  nameHead: string;
  outcome: ManyOutcome;
  onClose: () => void;
  /** Buttons before the one that closes it. */
  children?: ReactNode;
};

/** Results of a change of many rows; errors come first. Takes the focus. */
export function ManyResults({ label, nameHead, outcome, onClose, children }: ManyResultsProps) {
  const section = useRef<HTMLElement>(null);
  const { change, results } = outcome;
  const failed = results.filter(({ isSaved }) => !isSaved);
  const saved = results.filter(({ isSaved }) => isSaved);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => section.current?.focus(), [outcome]);

  return (
    <section ref={section} tabIndex={-1} aria-label="Hasil" className="flex flex-col gap-3 pb-5">
      <Notice tone={failed.length > 0 ? "error" : "success"}>
        {saved.length} {change}
        {failed.length > 0 ? `, ${failed.length} tidak berubah.` : "."}
      </Notice>
      <ReportLines label={label} heads={[nameHead, "Hasil"]} count={results.length}>
        {[...failed, ...saved].map(({ id, name, href, words }) => (
          <tr key={id}>
            <td className={LINE_CELL}>
              {href ? (
                <PageLink href={href} className="link">
                  {name}
                </PageLink>
              ) : (
                <span className="wrap-anywhere">{name}</span>
              )}
            </td>
            <td className={`${LINE_CELL} break-words`}>{words}</td>
          </tr>
        ))}
      </ReportLines>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button variant="secondary" size="small" onClick={onClose}>
          Tutup hasil
        </Button>
      </div>
    </section>
  );
}
