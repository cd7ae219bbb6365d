import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { MoneyChange } from "#lib/payments/schema.ts";

type SafetyNoticesProps = {
  /** The newest change of accounts or QRIS in the last days. */
  change: MoneyChange | null;
  /** The admin signs in by password alone, to a shop that everybody reaches. */
  lacksSecondFactor: boolean;
};

/** Says what may bring the shop's money to somebody else. */
export function SafetyNotices({ change, lacksSecondFactor }: SafetyNoticesProps) {
  return (
    <div className="grid gap-3 pb-4 empty:hidden">
      {change ? (
        <Notice tone="warning">
          <p className="wrap-anywhere">
            <span>
              {change.label} toko diubah oleh {change.editor} pada{" "}
              {formatDateTime(change.changed_at, "id")}.
            </span>
            {change.count > 1 ? (
              <span> Ada {change.count - 1} perubahan lain dalam tujuh hari terakhir.</span>
            ) : null}
          </p>
          <SafetyLink href="/dashboard/pengaturan/pembayaran#riwayat">Lihat riwayatnya</SafetyLink>
        </Notice>
      ) : null}
      {lacksSecondFactor ? (
        <Notice tone="warning">
          <p>
            Akun Anda hanya dijaga password. Siapa pun yang tahu password itu bisa membuka dasbor.
          </p>
          <SafetyLink href="/auth/second-factor">Pasang aplikasi autentikator</SafetyLink>
        </Notice>
      ) : null}
    </div>
  );
}

function SafetyLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink href={href} className="tap-link">
      {children}
    </PageLink>
  );
}
