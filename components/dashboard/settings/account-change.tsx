import { formatAccountNumber } from "#lib/shop/account-number.ts";
import type { PaymentAccount } from "#lib/shop/settings-schema.ts";

type AccountChangeProps = { before: readonly PaymentAccount[]; after: readonly PaymentAccount[] };

/** The accounts before and after a change, their numbers in groups of four. */
export function AccountChange({ before, after }: AccountChangeProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Accounts title="Sekarang" accounts={before} />
      <Accounts title="Menjadi" accounts={after} />
    </div>
  );
}

function Accounts({ title, accounts }: { title: string; accounts: readonly PaymentAccount[] }) {
  return (
    <section aria-label={title} className="min-w-0 border border-garis p-3">
      <h3 className="pb-2 text-sm font-semibold text-abu">{title}</h3>
      {accounts.length === 0 ? <p>Tidak ada rekening</p> : null}
      <ol className="grid gap-3">
        {accounts.map(({ bank, number, holder, active }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may be the same, and none moves.
          <li key={at} className="wrap-anywhere">
            <span className="block">{bank}</span>
            <strong className="block text-lg tabular-nums">{formatAccountNumber(number)}</strong>
            <span className="block">a.n. {holder}</span>
            {active ? null : <span className="block text-sm text-abu">tidak aktif</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
