import { Text } from "react-email";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

type CodeTemplate = "verify-email-code" | "reset-password-code" | "edit-email-code";

/** `unasked` is advice for people who didn't ask for the code. */
const PURPOSES = words(
  {
    "verify-email-code": {
      subject: (shop: string) => `Your ${shop} verification code`,
      heading: "Verify your email",
      purpose: "Enter this code to verify your email address.",
      unasked:
        "You didn't open an account? Then somebody mistyped their address: leave this email be, and nothing happens.",
    },
    "reset-password-code": {
      subject: (shop: string) => `Your code for a new ${shop} password`,
      heading: "Choose a new password",
      purpose: "Enter this code to choose a new password.",
      unasked: "You didn't ask for it? Leave this email be: your password stays as it is.",
    },
    "edit-email-code": {
      subject: (shop: string) => `Confirm your email for ${shop}`,
      heading: "Confirm your email",
      purpose: "Enter this code to confirm that this email address is yours.",
      unasked:
        "You have no account with us? Then somebody mistyped their address: leave this email be, and nothing happens.",
    },
  },
  {
    "verify-email-code": {
      subject: (shop) => `Kode verifikasi ${shop} Anda`,
      heading: "Verifikasi email Anda",
      purpose: "Masukkan kode ini untuk memverifikasi alamat email Anda.",
      unasked:
        "Anda tidak membuat akun? Berarti seseorang salah mengetik alamatnya: abaikan email ini, dan tidak terjadi apa-apa.",
    },
    "reset-password-code": {
      subject: (shop) => `Kode untuk kata sandi baru ${shop}`,
      heading: "Buat kata sandi baru",
      purpose: "Masukkan kode ini untuk membuat kata sandi baru.",
      unasked: "Anda tidak memintanya? Abaikan email ini: kata sandi Anda tetap sama.",
    },
    "edit-email-code": {
      subject: (shop) => `Konfirmasi email Anda untuk ${shop}`,
      heading: "Konfirmasi email Anda",
      purpose: "Masukkan kode ini untuk memastikan bahwa alamat email ini milik Anda.",
      unasked:
        "Anda tidak punya akun di toko kami? Berarti seseorang salah mengetik alamatnya: abaikan email ini, dan tidak terjadi apa-apa.",
    },
  },
);

const WORDS = words(
  {
    good: "It is good for 10 minutes.",
    once: "It is good for 10 minutes and works once. We never ask for it by phone or chat.",
  },
  {
    good: "Kode berlaku 10 menit.",
    once: "Kode berlaku 10 menit dan hanya sekali. Kami tidak pernah memintanya lewat telepon atau obrolan.",
  },
);

/** Returns the renderer of a mail with a code. Subject and preview don't have the code: locked screens show both. */
export const codeMail =
  (template: CodeTemplate) =>
  ({ shop, data, lang }: MailProps<CodeTemplate>) => {
    const said = WORDS[lang];
    const { subject, heading, purpose, unasked } = PURPOSES[lang][template];
    return {
      subject: subject(shop.name),
      body: (
        <MailFrame
          {...{ shop, lang, heading }}
          name={data.name}
          preview={`${purpose} ${said.good}`}
        >
          <Text style={look.text}>{purpose}</Text>
          <Text className="code" style={look.code}>
            {data.code}
          </Text>
          <Text style={look.text}>{said.once}</Text>
          <Text className="quiet" style={look.quiet}>
            {unasked}
          </Text>
        </MailFrame>
      ),
    };
  };
