import { MIN_PASSWORD_LENGTH } from "#lib/accounts/schema.ts";
import { words } from "#lib/language/words.ts";

/** Forms that set a password. */
export const PASSWORD_WORDS = words(
  {
    askAgain: "Ask for a new code",
    changed: "Successfuly changed your password",
    confirmation: "Password confirmation",
    hint: `Password minimum ${MIN_PASSWORD_LENGTH} characters`,
    incomplete: "This address isn't complete.",
    new: "New password",
    oops: "Oops, something went wrong!",
    present: "Present password",
    sendCode: "Send code",
  },
  {
    askAgain: "Minta kode baru",
    changed: "Kata sandi Anda sudah diganti",
    confirmation: "Ulangi kata sandi",
    hint: `Minimal ${MIN_PASSWORD_LENGTH} karakter`,
    incomplete: "Alamat halaman ini tidak lengkap.",
    new: "Kata sandi baru",
    oops: "Maaf, terjadi kesalahan.",
    present: "Kata sandi sekarang",
    sendCode: "Kirim kode",
  },
);
