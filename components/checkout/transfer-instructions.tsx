import type { ReactNode } from "react";
import { CopyButton } from "#components/ui/button/copy-button.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { Countdown } from "../ui/countdown.tsx";

const ANY_ACCOUNT = "Transfer to one of these accounts, whichever you like.";

/** Account and tracking numbers have their own messages (docs/pages.md#messages). */
const COPIED = "Successfuly Coppied to Clipboard";

type TransferInstructionsProps = {
  order: Pick<ProofPageView, "order_no" | "due" | "payment_status" | "payment_deadline">;
  /** The main one first; empty where the shop takes QRIS alone. */
  accounts: readonly BankAccount[];
};

/** Account and exact amount, and the deadline until there is a proof. Then they are for reference only. */
export function TransferInstructions({ order, accounts }: TransferInstructionsProps) {
  const { order_no: orderNo, due, payment_status, payment_deadline: deadline } = order;
  return (
    <section aria-labelledby="transfer" className="border border-garis bg-putih p-5 sm:p-6">
      <h2 id="transfer" className="text-2xl">
        {accounts.length > 0 ? "Pay by bank transfer" : "Pay by QRIS"}
      </h2>
      {payment_status === "Unpaid" ? (
        <p className="mt-2">
          Please transfer before <strong>{formatDateTime(deadline)}</strong>. After that the order
          is cancelled and the pieces go back on sale. <Countdown until={deadline} />
        </p>
      ) : null}
      {payment_status === "Awaiting Verification" ? (
        <p className="mt-2">
          You have told us of your transfer: please don't transfer a second time.
        </p>
      ) : null}
      {accounts.length > 1 ? <p className="mt-2">{ANY_ACCOUNT}</p> : null}
      <dl className="mt-4 divide-y divide-garis border-y border-garis">
        {accounts.map((account, at) => (
          <AccountRows
            key={`${account.bank} ${account.number}`}
            account={account}
            what={at === 0 ? "account number" : `${account.bank} account number`}
          />
        ))}
        <Row
          term="Amount"
          action={<CopyButton value={String(due)} what="amount" message={COPIED} />}
        >
          <span className="text-lg font-semibold tabular-nums">{formatRupiah(due)}</span>
          <span className="block text-sm text-abu">Exactly this amount, please</span>
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

/** `what` names the number for screen readers. */
function AccountRows({ account, what }: { account: BankAccount; what: string }) {
  return (
    <>
      <Row term="Bank">{account.bank}</Row>
      <Row
        term="Account number"
        action={<CopyButton value={account.number.replaceAll(/\D/g, "")} what={what} />}
      >
        <span className="text-lg font-semibold tabular-nums">{account.number}</span>
      </Row>
      <Row term="Account holder">{account.holder}</Row>
    </>
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
    <div className="min-h-14 gap-x-4 py-2 sm:flex sm:items-center">
      <dt className="w-36 shrink-0 text-abu">{term}</dt>
      <dd className="flex grow flex-wrap items-center justify-between gap-x-4">
        <span>{children}</span>
        {action}
      </dd>
    </div>
  );
}
