import type { Metadata } from "next";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { AccountsForm } from "#components/dashboard/settings/accounts-form.tsx";
import { QrisForm } from "#components/dashboard/settings/qris-form.tsx";
import { ReplaceAccountsForm } from "#components/dashboard/settings/replace-accounts-form.tsx";
import { SettingHistory } from "#components/dashboard/settings/setting-history.tsx";
import { UniqueAmountsForm } from "#components/dashboard/settings/unique-amounts-form.tsx";
import { getUser } from "#lib/accounts/get-user.ts";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { countOutdatedAccounts } from "#lib/orders/money/replace-accounts.ts";
import { getPaymentSettings } from "#lib/payments/get-payment-settings.ts";
import { listSettingChanges } from "#lib/payments/list-setting-changes.ts";
import { showQris } from "#lib/payments/qris/order-qris.ts";

export const metadata: Metadata = { title: "Pengaturan" };

export default async function SettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan");
  const [
    { payment_accounts: accounts, qris, unique_amounts },
    changes,
    outdated,
    user,
    isEnrolled,
  ] = await Promise.all([
    getPaymentSettings(actor),
    listSettingChanges(actor),
    countOutdatedAccounts(actor),
    getUser(actor),
    hasSecondFactor(actor.userId),
  ]);
  const owner = { email: user.email, hasSecondFactor: isEnrolled };
  return (
    <>
      <PageHeading title="Pengaturan">Cara bayar</PageHeading>
      <div className="grid gap-6">
        <FormSection title="Rekening bank">
          <AccountsForm accounts={accounts} owner={owner} />
        </FormSection>
        <FormSection title="Rekening di pesanan terbuka">
          <ReplaceAccountsForm outdated={outdated} owner={owner} />
        </FormSection>
        <FormSection title="QRIS">
          <QrisForm qris={qris === null ? null : showQris(qris)} owner={owner} />
        </FormSection>
        <FormSection title="Kode unik">
          <UniqueAmountsForm isOn={unique_amounts} />
        </FormSection>
        <div id="riwayat" className="scroll-mt-20">
          <Panel title="Riwayat">
            <SettingHistory changes={changes} />
          </Panel>
        </div>
      </div>
    </>
  );
}
