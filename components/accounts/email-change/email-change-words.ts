import { words } from "#lib/language/words.ts";

/** A new e-mail that waits for its code, and the way back to the old one. */
export const EMAIL_CHANGE_WORDS = words(
  {
    cancel: "Cancel the change",
    choosePassword: "Choose a new password",
    enterCode: "Enter the code",
    stays: "Your email stays as it is",
    undo: "Undo the change",
    undone: (email: string) =>
      `Your account is back at ${email}, and every device is signed out. Your old password doesn't work any more.`,
    untilThen: (email: string) => `Until then it stays ${email}.`,
    waits: (email: string) => `Your new email ${email} waits for its code.`,
  },
  {
    cancel: "Batalkan perubahan",
    choosePassword: "Buat kata sandi baru",
    enterCode: "Masukkan kode",
    stays: "Email Anda tidak berubah",
    undo: "Kembalikan email lama",
    undone: (email) =>
      `Akun Anda kembali memakai ${email}, dan semua perangkat sudah dikeluarkan. Kata sandi lama tidak berlaku lagi.`,
    untilThen: (email) => `Sampai saat itu tetap ${email}.`,
    waits: (email) => `Email baru Anda ${email} menunggu kodenya.`,
  },
);
