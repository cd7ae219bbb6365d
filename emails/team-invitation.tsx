import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import type { StaffRole } from "#lib/roles.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

const WORK: Record<StaffRole, string> = {
  admin: "Sebagai admin, Anda mengurus barang, pesanan, uang dan pengaturan toko.",
  packer:
    "Sebagai pengemas, Anda melihat pesanan yang perlu dikirim, mencetak label dan menulis resi.",
};

export function teamInvitation({ shop, data }: MailProps<"team-invitation">) {
  const { inviter, role, link, expiresAt } = data;
  return {
    subject: `Undangan ke tim ${shop.name}`,
    body: (
      <MailFrame
        shop={shop}
        name={null}
        preview={`${inviter} mengundang Anda. Tautannya berlaku tujuh hari.`}
        heading={`Undangan ke tim ${shop.name}`}
        lang="id"
        isForTeam
        why="Anda menerima email ini karena Anda diundang ke tim"
      >
        <Text style={look.text}>
          {inviter} mengundang Anda bekerja di dasbor {shop.name}. {WORK[role]}
        </Text>
        <MailButton href={link}>Terima undangan</MailButton>
        <Text style={look.text}>
          Anda memilih kata sandi sendiri. Tautan ini hanya untuk Anda, berlaku sekali, sampai{" "}
          {formatDateTime(expiresAt, "id")}.
        </Text>
        <Text style={look.text}>Anda tidak tahu tentang undangan ini? Abaikan saja email ini.</Text>
      </MailFrame>
    ),
  };
}
