import type { ReactNode } from "react";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { formatDateTime } from "#lib/dates.ts";
import { formatRupiah } from "#lib/money.ts";
import type { BankAccount } from "#lib/shop/facts.ts";
import { Countdown } from "./countdown.tsx";

/** Once a proof is in, the instructions are for looking something up. */
export const DONT_TRANSFER_AGAIN =
  "You have told us of your transfer: please don't transfer a second time.";

/** Account and tracking numbers have words of their own (docs/pages.md#messages). */
const COPIED = "Successfuly Coppied to Clipboard";

type TransferInstructionsProps = {
  account: BankAccount;
  /** Rupiah. */
  total: number;
  /** Until when; null once a proof is in and no deadline counts any more. */
  deadline: string | null;
  orderNo: string;
  /** What to know before transferring. */
  children?: ReactNode;
};

/** Where to transfer, exactly how much, and until when. */
export function TransferInstructions({
  account,
  total,
  deadline,
  orderNo,
  children,
}: TransferInstructionsProps) {
  return (
    <section aria-labelledby="transfer" className="border border-garis bg-putih p-5 sm:p-6">
      <h2 id="transfer" className="text-2xl">
        Pay by bank transfer
      </h2>
      {deadline ? (
        <p className="mt-2">
          Please transfer before <strong>{formatDateTime(deadline)}</strong>. After that the order
          is cancelled and the pieces go back on sale. <Countdown until={deadline} />
        </p>
      ) : null}
      {children ? <p className="mt-2">{children}</p> : null}
      <dl className="mt-4 divide-y divide-garis border-y border-garis">
        <Row term="Bank">{account.bank}</Row>
        <Row
          term="Account number"
          action={<CopyButton value={account.number.replaceAll(/\D/g, "")} what="account number" />}
        >
          <span className="text-lg font-semibold tabular-nums">{account.number}</span>
        </Row>
        <Row term="Account holder">{account.holder}</Row>
        <Row
          term="Amount"
          action={<CopyButton value={String(total)} what="amount" message={COPIED} />}
        >
          <span className="text-lg font-semibold tabular-nums">{formatRupiah(total)}</span>
        </Row>
        <Row
          term="Message"
          action={<CopyButton value={orderNo} what="order number" message={COPIED} />}
        >
          {orderNo}
        </Row>
      </dl>
    </section>
  );
}

function Row({
  term,
  action,
  children,
}: {
  term: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 py-2">
      <dt className="w-36 shrink-0 text-abu">{term}</dt>
      <dd className="flex grow flex-wrap items-center justify-between gap-x-4">
        <span>{children}</span>
        {action}
      </dd>
    </div>
  );
}
