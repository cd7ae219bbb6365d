import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { bankChoice } from "./bank-choice.ts";

/** Says on the dashboard's first page how many of the bank's rows wait; nothing without any. */
export function WaitingBankRows({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice className="mb-4">
      <PageLink href={bankChoice.path} className="tap-link">
        {count} mutasi rekening koran menunggu
      </PageLink>
    </Notice>
  );
}
