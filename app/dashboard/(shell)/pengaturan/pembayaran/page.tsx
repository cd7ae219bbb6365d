import type { Metadata } from "next";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { AccountsForm } from "#components/dashboard/settings/accounts-form.tsx";
import { GroupForm } from "#components/dashboard/settings/groups/group-form.tsx";
import { GroupHistory } from "#components/dashboard/settings/groups/group-history.tsx";
import { TERMS_SECTIONS } from "#components/dashboard/settings/groups/sections.ts";
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
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";

export const metadata: Metadata = { title: "Pengaturan pembayaran" };

export default async function SettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan/pembayaran");
  const [
    { payment_accounts: accounts, qris, unique_amounts },
    changes,
    outdated,
    user,
    isEnrolled,
    terms,
    termChanges,
  ] = await Promise.all([
    getPaymentSettings(actor),
    listSettingChanges(actor),
    countOutdatedAccounts(actor),
    getUser(actor),
    hasSecondFactor(actor.userId),
    getGroup(actor, "terms"),
    listGroupChanges(actor, ["terms"]),
  ]);
  const owner = { email: user.email, hasSecondFactor: isEnrolled };
  return (
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
      <GroupForm key={terms.version} name="terms" group={terms} sections={TERMS_SECTIONS} />
      <div id="riwayat" className="scroll-mt-20">
        <Panel title="Riwayat">
          <SettingHistory changes={changes} />
        </Panel>
        <GroupHistory title="Riwayat batas waktu" changes={termChanges} />
      </div>
    </div>
  );
}
