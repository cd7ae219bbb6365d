import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { CopyButton } from "#components/ui/button/copy-button.tsx";
import { Countdown } from "#components/ui/countdown.tsx";
import { useLanguage, useWords } from "#language";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofPageView, ShownQris } from "#lib/payments/schema.ts";
import type { ShownWay } from "#lib/payments/ways/way.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { formatAccountNumber } from "#lib/shop/account-number.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { wayName } from "#lib/shop/ways-to-pay.ts";
import { PAY_WORDS } from "./checkout-words.ts";
import { RupiahToTransfer } from "./rupiah-to-transfer.tsx";

export type PayScreenProps = {
  order: Pick<
    ProofPageView,
    "order_no" | "total" | "due" | "unique_total" | "payment_status" | "payment_deadline"
  >;
  /** Those by which the order can be paid now. */
  ways: readonly ShownWay[];
  /** The step after the payment. */
  children?: ReactNode;
};

/** Amount, deadline and ways to pay as one instruction. While a proof is being checked they are folded. */
export function PayScreen(props: PayScreenProps) {
  const { order, children } = props;
  const words = useWords(PAY_WORDS);
  if (order.payment_status === "Awaiting Verification") return <Folded {...props} />;
  return (
    <section aria-labelledby="pay" className="border border-garis bg-putih">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 p-5 sm:p-6">
        <Amount order={order} title={words.payExactly} />
        {order.payment_status === "Unpaid" ? <Deadline at={order.payment_deadline} /> : null}
      </div>
      <Ways {...props} />
      {children ? <div className="border-t border-garis p-5 sm:p-6">{children}</div> : null}
    </section>
  );
}

function Folded({ order, ways }: PayScreenProps) {
  const words = useWords(PAY_WORDS);
  const accounts = ways.flatMap(({ view }) => (view.kind === "accounts" ? view.accounts : []));
  return (
    <section aria-label={words.payment}>
      <p className="max-w-prose">{words.alreadyPaid}</p>
      <details className="group mt-4 border border-garis bg-putih">
        <summary className="flex min-h-12 items-center gap-2 px-5 font-semibold text-soga-700 sm:px-6">
          {accounts.length > 0 ? words.amountAndAccounts : words.amount}
          <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
        </summary>
        <div className="px-5 pt-2 sm:px-6">
          <Amount order={order} title={words.amount} />
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
  const words = useWords(PAY_WORDS);
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
        <CopyButton value={String(due)} what={words.amountName} message={words.copied} />
      </p>
      {isNamed ? (
        <p className="mt-1 text-sm text-abu">
          {words.coded.before}
          <span lang="id">kode unik</span>
          {words.coded.after}
        </p>
      ) : null}
    </div>
  );
}

function Deadline({ at }: { at: string }) {
  const language = useLanguage();
  const words = useWords(PAY_WORDS);
  return (
    <div>
      <p className="text-sm font-semibold text-abu">
        {words.until} <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      <p>
        <Countdown
          left={Date.parse(at) - Date.now()}
          digits="text-3xl/11 sm:text-4xl/11 text-soga-900"
        />
      </p>
      <p className="mt-1 text-sm text-abu">{words.afterDeadline}</p>
    </div>
  );
}

const TAB =
  "relative flex min-h-12 cursor-pointer items-center justify-center border-b-3 border-transparent px-3 font-semibold text-soga-700 hover:border-soga-300 has-checked:border-soga-700 has-checked:bg-putih has-checked:text-soga-900 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-wedel-500";

/** Tailwind finds classes by their text alone. */
const PANELS = [
  "group-has-[#way-0:checked]/ways:block",
  "group-has-[#way-1:checked]/ways:block",
  "group-has-[#way-2:checked]/ways:block",
  "group-has-[#way-3:checked]/ways:block",
];

/** Several ways are tabs, chosen by radio buttons, which arrow keys turn and which need no scripts. */
function Ways({ order, ways }: PayScreenProps) {
  const language = useLanguage();
  const words = useWords(PAY_WORDS);
  if (ways.length < 2) {
    return (
      <div className="border-t border-garis p-5 sm:p-6">
        {ways[0] ? <Way order={order} way={ways[0]} /> : <p>{words.byQris}</p>}
      </div>
    );
  }
  return (
    <div className="group/ways">
      <fieldset className="grid auto-cols-fr grid-flow-col border-y border-garis bg-gading">
        <legend className="sr-only">{words.way}</legend>
        {ways.map(({ id }, at) => (
          <Tab key={id} label={wayName(id, language)} id={`way-${at}`} defaultChecked={at === 0} />
        ))}
      </fieldset>
      {ways.map((way, at) => (
        <div key={way.id} className={`hidden p-5 sm:p-6 ${PANELS[at]}`}>
          <Way order={order} way={way} />
        </div>
      ))}
    </div>
  );
}

function Way({ order, way: { view } }: Pick<PayScreenProps, "order"> & { way: ShownWay }) {
  if (view.kind === "code") return <Qris order={order} qris={view.code} saved={view.picture} />;
  return <Transfer orderNo={order.order_no} accounts={view.accounts} />;
}

function Tab({ label, ...input }: { label: string; id: string; defaultChecked: boolean }) {
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
  const words = useWords(PAY_WORDS);
  return (
    <div className="flex flex-col gap-4">
      {accounts.length === 0 ? <p>{words.byQris}</p> : null}
      {accounts.length > 1 ? <p>{words.oneOfAccounts}</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        {accounts.map((account, at) => (
          <Account
            key={`${account.bank} ${account.number}`}
            account={account}
            what={at === 0 ? words.accountNumber : words.accountNumberAt(account.bank)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span className="block text-sm text-abu">{words.message}</span>{" "}
          <span className="font-semibold tabular-nums">{orderNo}</span>
        </span>
        <CopyButton value={orderNo} what={words.orderNumber} message={words.copied} />
      </p>
    </div>
  );
}

/** `what` names the number for screen readers. */
function Account({ account, what }: { account: BankAccount; what: string }) {
  const words = useWords(PAY_WORDS);
  const number = formatAccountNumber(account.number);
  return (
    <li className="flex items-center justify-between gap-4 border border-garis p-4">
      <div>
        <h3>{account.bank}</h3>
        <p className="py-1 text-xl font-semibold tabular-nums">{number}</p>
        <p className="text-sm text-abu">{words.nameOf(account.holder)}</p>
      </div>
      <CopyButton value={number.replaceAll(" ", "")} what={what} />
    </li>
  );
}

type QrisProps = Pick<PayScreenProps, "order"> & { qris: ShownQris; saved: string };

/** A QRIS code of the exact amount. A phone can't scan its own screen, so there saving the code comes first. */
function Qris({ order, qris: { merchantName, nmid, picture }, saved }: QrisProps) {
  const words = useWords(PAY_WORDS);
  const file = `qris-${order.order_no}.png`;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-5">
      <a
        href={saved}
        download={file}
        className={`${buttonClass({ size: "large", full: true })} hidden py-2 text-center pointer-coarse:inline-flex`}
      >
        <span>
          {words.saveCode.first}
          <span className="font-normal">{words.saveCode.after}</span>
        </span>
      </a>
      <figure className="flex w-full max-w-88 flex-col items-center border border-garis bg-white px-4 pt-4 text-center text-tinta">
        <p className="text-2xl leading-none font-extrabold tracking-tight">QRIS</p>
        <img
          src={picture}
          alt={words.qris(formatRupiah(order.due), merchantName)}
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
          <span className="pointer-coarse:hidden">{words.scan}</span>
          {words.appShows.before}
          <span lang="id" className="font-semibold">
            {merchantName}
          </span>
          {words.appShows.after}
        </p>
        <a
          href={saved}
          download={file}
          className={`${buttonClass({ variant: "secondary" })} pointer-coarse:hidden`}
        >
          {words.download}
        </a>
      </div>
    </div>
  );
}
