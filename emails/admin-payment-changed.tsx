import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountLine } from "#lib/shop/setting-labels.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { Facts, groupAccount, type Row } from "./mail-table.tsx";
import { look } from "./styles.ts";

type Props = MailProps<"admin-payment-changed">;
type Ways = Props["data"]["before"];
type Setting = Props["data"]["changed"][number];

const NAMES: Record<Setting, string> = { payment_accounts: "Rekening", qris: "QRIS" };

export function adminPaymentChanged({ shop, data }: Props) {
  const { changed, editor, changedAt, before, after } = data;
  const what = changed.map((setting) => NAMES[setting]).join(" dan ");
  const lead = `${editor} mengubah ${what} toko pada ${formatDateTime(changedAt, "id")}.`;
  return {
    subject: `${what} ${shop.name} diubah`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview={lead}
        heading={`${what} toko diubah`}
        lang="id"
        isForTeam
      >
        <Text style={look.text}>{lead} Pembeli mulai sekarang membayar ke sini:</Text>
        <Facts
          rows={changed.flatMap((setting) => [
            ...rowsOf(setting, "Sebelumnya", before),
            ...rowsOf(setting, "Sekarang", after),
          ])}
        />
        <Text style={look.text}>
          Anda tidak tahu tentang perubahan ini? Tanyakan kepada {editor}. Kalau bukan dia,
          seseorang memakai akunnya: kembalikan pengaturannya, ganti di pesanan terbuka, dan minta
          dia mengganti kata sandi.
        </Text>
        <MailButton href={`${shop.url}/dashboard/pengaturan/pembayaran`}>
          Buka pengaturan
        </MailButton>
      </MailFrame>
    ),
  };
}

function rowsOf(setting: Setting, when: string, { accounts, qris }: Ways): Row[] {
  const label = `${when}: ${NAMES[setting]}`;
  const lines =
    setting === "qris" ? [qris] : accounts.map((account) => groupAccount(accountLine(account)));
  return lines.length > 0
    ? lines.map((line) => [label, line ?? "tidak ada"])
    : [[label, "tidak ada"]];
}
