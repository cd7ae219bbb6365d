import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail, newPasswordButton } from "./account-mail.tsx";

const APART = "Your other devices were signed out.";
const APART_ID = "Perangkat Anda yang lain sudah dikeluarkan.";

/** Subject and sentence of each change. */
const CHANGES = words(
  {
    added: {
      subject: "Two-step sign-in is on",
      sentence: `Your account asks for a code of your authenticator app when you sign in. ${APART}`,
    },
    replaced: {
      subject: "Two-step sign-in has a new app",
      sentence: `Codes of the earlier authenticator app and earlier recovery codes don't work any more. ${APART}`,
    },
    removed: {
      subject: "Two-step sign-in is off",
      sentence: `Your account asks for the password alone when you sign in. ${APART}`,
    },
    "removed-by-operator": {
      subject: "Two-step sign-in is off",
      sentence:
        "The shop turned it off, as for a lost phone. Your account asks for the password alone when you sign in, and every device was signed out.",
    },
    "codes-renewed": {
      subject: "You have new recovery codes",
      sentence: `The earlier ones don't work any more. ${APART}`,
    },
    "recovery-code-used": {
      subject: "A recovery code was used",
      sentence: "Somebody used one of your recovery codes in place of your authenticator app.",
    },
  },
  {
    added: {
      subject: "Verifikasi dua langkah aktif",
      sentence: `Akun Anda meminta kode dari aplikasi autentikator saat Anda masuk. ${APART_ID}`,
    },
    replaced: {
      subject: "Verifikasi dua langkah memakai aplikasi baru",
      sentence: `Kode dari aplikasi autentikator yang lama dan kode pemulihan yang lama tidak berlaku lagi. ${APART_ID}`,
    },
    removed: {
      subject: "Verifikasi dua langkah nonaktif",
      sentence: `Akun Anda hanya meminta kata sandi saat Anda masuk. ${APART_ID}`,
    },
    "removed-by-operator": {
      subject: "Verifikasi dua langkah nonaktif",
      sentence:
        "Toko menonaktifkannya, misalnya karena ponsel hilang. Akun Anda hanya meminta kata sandi saat Anda masuk, dan semua perangkat sudah dikeluarkan.",
    },
    "codes-renewed": {
      subject: "Anda punya kode pemulihan baru",
      sentence: `Yang lama tidak berlaku lagi. ${APART_ID}`,
    },
    "recovery-code-used": {
      subject: "Kode pemulihan dipakai",
      sentence:
        "Seseorang memakai salah satu kode pemulihan Anda sebagai ganti aplikasi autentikator.",
    },
  },
);

const WORDS = words(
  {
    subject: (change: string, shop: string) => `${change}: your ${shop} account`,
    preview: "If it wasn't you, choose a new password now.",
    codesLeft: (count: number | undefined) => `Unused recovery codes: ${count}.`,
    otherwise:
      "Was it you? Then there is nothing to do. If it wasn't, somebody knows your password: choose a new one here, and write to us.",
  },
  {
    subject: (change, shop) => `${change}: akun ${shop} Anda`,
    preview: "Bila bukan Anda, buat kata sandi baru sekarang.",
    codesLeft: (count) => `Kode pemulihan yang belum dipakai: ${count}.`,
    otherwise:
      "Anda yang melakukannya? Berarti tidak ada yang perlu dilakukan. Bila bukan, seseorang mengetahui kata sandi Anda: buat yang baru di sini, lalu tulislah kepada kami.",
  },
);

export function secondFactorChanged(props: MailProps<"second-factor-changed">) {
  const { shop, lang, data } = props;
  const said = WORDS[lang];
  const { subject, sentence } = CHANGES[lang][data.change];
  const left = data.change === "recovery-code-used" ? [said.codesLeft(data.codesLeft)] : [];
  return accountMail(props, {
    subject: said.subject(subject, shop.name),
    preview: said.preview,
    heading: subject,
    texts: [sentence, ...left, said.otherwise],
    button: newPasswordButton(props),
  });
}
