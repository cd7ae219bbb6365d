import type { Language } from "../language/languages.ts";
import { words } from "../language/words.ts";

/** Reasons why a provider's sign-in ended on the login page. `name` is the provider's. */
const NOTICES = words(
  {
    away: (name: string) =>
      `${name} doesn't answer at the moment. Sign in with email and password, or try again later.`,
    cancelled: (name: string) => `You cancelled at ${name}. Nothing has changed.`,
    failed: (name: string) =>
      `Signing in with ${name} didn't work. Try it again, or sign in with email and password.`,
    "email-unproved": (name: string) =>
      `${name} hasn't verified your email, so we can't sign you in with it. Use email and password.`,
    "verify-first": (name: string) =>
      `There is an account with this email, but the email isn't verified yet. Sign in with your password and verify it in your profile. Then ${name} works too.`,
    "link-first": (name: string) =>
      `There is an account with this email. Sign in with your password, and link ${name} in your profile. Then ${name} works too.`,
    "link-failed": (name: string) =>
      `${name} wasn't linked. It needs the email of your account, verified on both sides.`,
    "too-many": () => "Too many attempts. Please try again later.",
    expired: () => "That took too long. Please sign in again.",
  },
  {
    away: (name) =>
      `${name} sedang tidak menjawab. Masuk dengan email dan kata sandi, atau coba lagi nanti.`,
    cancelled: (name) => `Anda membatalkannya di ${name}. Tidak ada yang berubah.`,
    failed: (name) =>
      `Belum berhasil masuk dengan ${name}. Coba lagi, atau masuk dengan email dan kata sandi.`,
    "email-unproved": (name) =>
      `${name} belum memverifikasi email Anda, jadi kami belum bisa memakainya. Masuk dengan email dan kata sandi.`,
    "verify-first": (name) =>
      `Sudah ada akun dengan email ini, tetapi emailnya belum diverifikasi. Masuk dengan kata sandi, lalu verifikasi di profil Anda. Setelah itu ${name} juga bisa dipakai.`,
    "link-first": (name) =>
      `Sudah ada akun dengan email ini. Masuk dengan kata sandi, lalu hubungkan ${name} di profil Anda. Setelah itu ${name} juga bisa dipakai.`,
    "link-failed": (name) =>
      `${name} belum terhubung. Emailnya harus sama dengan email akun Anda, dan terverifikasi di kedua sisi.`,
    "too-many": () => "Terlalu banyak percobaan. Mohon coba lagi nanti.",
    expired: () => "Waktunya sudah habis. Mohon masuk lagi.",
  },
);

export type SignInNotice = keyof (typeof NOTICES)["en"];

/** Returns the words of a notice. `provider` is the provider's name. */
export function signInNotice(notice: SignInNotice, provider: string, language: Language): string {
  return NOTICES[language][notice](provider);
}

/** Returns the words of a notice in the login page's address; null for none. */
export function readSignInNotice(
  code: string,
  provider: string,
  language: Language,
): string | null {
  if (!Object.hasOwn(NOTICES.en, code)) return null;
  return signInNotice(code as SignInNotice, provider, language);
}
