import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { CopyButton } from "#components/ui/button/copy-button.tsx";
import { Countdown } from "#components/ui/countdown.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofPageView, ShownQris } from "#lib/payments/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { formatAccountNumber } from "#lib/shop/account-number.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { RupiahToTransfer } from "./rupiah-to-transfer.tsx";

/** Account and tracking numbers have their own messages (docs/pages.md#messages). */
const COPIED = "Successfuly Coppied to Clipboard";

export type PayScreenProps = {
  order: Pick<
    ProofPageView,
    "order_no" | "total" | "due" | "unique_total" | "payment_status" | "payment_deadline"
  >;
  /** The main one first; empty where the shop takes QRIS alone. */
  accounts: readonly BankAccount[];
  /** Null where the shop has no code, or the order takes no payment by one now. */
  qris: ShownQris | null;
  /** Address of the code as a picture, for the order's owner. */
  savedQris: string;
  /** The step after the payment. */
  children?: ReactNode;
};

/** Amount, deadline and ways to pay as one instruction. While a proof is being checked they are folded. */
export function PayScreen(props: PayScreenProps) {
  const { order, children } = props;
  if (order.payment_status === "Awaiting Verification") return <Folded {...props} />;
  return (
    <section aria-labelledby="pay" className="border border-garis bg-putih">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 p-5 sm:p-6">
        <Amount order={order} title="Pay exactly" />
        {order.payment_status === "Unpaid" ? <Deadline at={order.payment_deadline} /> : null}
      </div>
      <Ways {...props} />
      {children ? <div className="border-t border-garis p-5 sm:p-6">{children}</div> : null}
    </section>
  );
}

function Folded({ order, accounts }: PayScreenProps) {
  return (
    <section aria-label="Payment">
      <p className="max-w-prose">
        You have told us of your payment: please don't pay a second time.
      </p>
      <details className="group mt-4 border border-garis bg-putih">
        <summary className="flex min-h-12 items-center gap-2 px-5 font-semibold text-soga-700 sm:px-6">
          {accounts.length > 0 ? "Amount and accounts" : "Amount"}
          <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
        </summary>
        <div className="px-5 pt-2 sm:px-6">
          <Amount order={order} title="Amount" />
        </div>
        <div className="p-5 sm:p-6">
          <Transfer orderNo={order.order_no} accounts={accounts} />
        </div>
      </details>
    </section>
  );
}

/** Another order may have the same rest, so only a whole total has its end marked. */
function Amount({ order, title }: Pick<PayScreenProps, "order"> & { title: string }) {
  const { total, due, unique_total } = order;
  const isNamed = unique_total && due === total;
  return (
    <div className="grow basis-72">
      <h2 id="pay" className="font-sans text-sm font-semibold text-abu">
        {title}
      </h2>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:justify-start">
        <RupiahToTransfer
          rupiah={due}
          isNamed={isNamed}
          className="text-3xl font-semibold text-soga-900 sm:text-4xl"
        />
        <CopyButton value={String(due)} what="amount" message={COPIED} />
      </p>
      {isNamed ? (
        <p className="mt-1 text-sm text-abu">
          The last three digits (<span lang="id">kode unik</span>) tell us which order it is.
        </p>
      ) : null}
    </div>
  );
}

function Deadline({ at }: { at: string }) {
  return (
    <div>
      <p className="text-sm font-semibold text-abu">
        Until <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p>
        <Countdown
          left={Date.parse(at) - Date.now()}
          digits="text-3xl/11 sm:text-4xl/11 text-soga-900"
        />
      </p>
      <p className="mt-1 text-sm text-abu">Then the order ends and its pieces go back on sale.</p>
    </div>
  );
}

const TAB =
  "relative flex min-h-12 cursor-pointer items-center justify-center border-b-3 border-transparent px-3 font-semibold text-soga-700 hover:border-soga-300 has-checked:border-soga-700 has-checked:bg-putih has-checked:text-soga-900 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-wedel-500";

/** Two ways are tabs, chosen by radio buttons, which arrow keys turn and which need no scripts. */
function Ways({ order, accounts, qris, savedQris }: PayScreenProps) {
  const transfer = <Transfer orderNo={order.order_no} accounts={accounts} />;
  if (!qris) return <div className="border-t border-garis p-5 sm:p-6">{transfer}</div>;
  const code = <Qris order={order} qris={qris} saved={savedQris} />;
  if (accounts.length === 0) return <div className="border-t border-garis p-5 sm:p-6">{code}</div>;
  return (
    <div className="group/ways">
      <fieldset className="grid grid-cols-2 border-y border-garis bg-gading">
        <legend className="sr-only">Way to pay</legend>
        <Tab label="Bank transfer" defaultChecked />
        <Tab label="QRIS" id="by-qris" />
      </fieldset>
      <div className="p-5 group-has-[#by-qris:checked]/ways:hidden sm:p-6">{transfer}</div>
      <div className="hidden p-5 group-has-[#by-qris:checked]/ways:block sm:p-6">{code}</div>
    </div>
  );
}

function Tab({ label, ...input }: { label: string; id?: string; defaultChecked?: boolean }) {
  return (
    <label className={TAB}>
      <input
        type="radio"
        name="way-to-pay"
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
        {...input}
      />
      {label}
    </label>
  );
}

/** One card an account, and the words that go with the transfer. */
function Transfer({ orderNo, accounts }: { orderNo: string; accounts: readonly BankAccount[] }) {
  return (
    <div className="flex flex-col gap-4">
      {accounts.length === 0 ? <p>By QRIS: the code is on the order's own page.</p> : null}
      {accounts.length > 1 ? <p>To one of these accounts, whichever you like.</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        {accounts.map((account, at) => (
          <Account
            key={`${account.bank} ${account.number}`}
            account={account}
            what={at === 0 ? "account number" : `${account.bank} account number`}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span className="block text-sm text-abu">Message</span>{" "}
          <span className="font-semibold tabular-nums">{orderNo}</span>
        </span>
        <CopyButton value={orderNo} what="order number" message={COPIED} />
      </p>
    </div>
  );
}

/** `what` names the number for screen readers. */
function Account({ account, what }: { account: BankAccount; what: string }) {
  const number = formatAccountNumber(account.number);
  return (
    <li className="flex items-center justify-between gap-4 border border-garis p-4">
      <div>
        <h3>{account.bank}</h3>
        <p className="py-1 text-xl font-semibold tabular-nums">{number}</p>
        <p className="text-sm text-abu">in the name of {account.holder}</p>
      </div>
      <CopyButton value={number.replaceAll(" ", "")} what={what} />
    </li>
  );
}

type QrisProps = Pick<PayScreenProps, "order"> & { qris: ShownQris; saved: string };

/** A QRIS code of the exact amount. A phone can't scan its own screen, so there saving the code comes first. */
function Qris({ order, qris: { merchantName, nmid, picture }, saved }: QrisProps) {
  const file = `qris-${order.order_no}.png`;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-5">
      <a
        href={saved}
        download={file}
        className={`${buttonClass({ size: "large", full: true })} hidden py-2 text-center pointer-coarse:inline-flex`}
      >
        <span>
          Save the code,{" "}
          <span className="font-normal">then choose it in your bank or e-wallet app</span>
        </span>
      </a>
      <figure className="flex w-full max-w-88 flex-col items-center border border-garis bg-white px-4 pt-4 text-center text-tinta">
        <p className="text-2xl leading-none font-extrabold tracking-tight">QRIS</p>
        <img
          src={picture}
          alt={`QRIS code for ${formatRupiah(order.due)}, paid to ${merchantName}`}
          width={320}
          height={320}
          className="max-w-full pointer-coarse:w-52"
        />
        <figcaption className="pb-4">
          <span lang="id" className="block text-lg leading-tight font-semibold">
            {merchantName}
          </span>
          {nmid ? <span className="block text-sm text-abu tabular-nums">NMID {nmid}</span> : null}
        </figcaption>
      </figure>
      <div className="flex grow basis-60 flex-col items-start gap-4">
        <p>
          <span className="pointer-coarse:hidden">Scan it with any e-wallet or bank app. </span>
          It already holds the amount. Your app has to show{" "}
          <span lang="id" className="font-semibold">
            {merchantName}
          </span>
          .
        </p>
        <a
          href={saved}
          download={file}
          className={`${buttonClass({ variant: "secondary" })} pointer-coarse:hidden`}
        >
          Download the code
        </a>
      </div>
    </div>
  );
}
