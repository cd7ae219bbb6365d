import type { ReactNode } from "react";
import { words } from "#lib/language/words.ts";

type Links = { terms: ReactNode; privacy: ReactNode };

/** Log-in, sign-up, and the ways in by a provider. */
export const SIGN_IN_WORDS = words(
  {
    agreed: (act: string, { terms, privacy }: Links) => (
      <span>
        {act} you accept our {terms}, confirm that you are at least 21, and have read our {privacy}.
        We send no advertising.
      </span>
    ),
    asksCode: "One more step: this account also asks for a code.",
    byOpening: "By opening an account this way",
    byRegistering: "By registering",
    continueWith: (provider: string) => `Continue with ${provider}`,
    forgot: "Forgot your password?",
    knowsYou: (provider: string) =>
      `${provider} knows you. One more step: this account also asks for a code.`,
    newTab: " (opens a new tab)",
    or: "or",
    pausePictures: "Pause the pictures",
    phoneHint: (carriers: string) => `For the ${carriers} courier, e.g. 0812 3456 7890`,
    privacy: "privacy notice",
    register: "Register",
    terms: "terms",
    wrong: "Invalid password or email!",
  },
  {
    agreed: (act, { terms, privacy }) => (
      <span>
        {act}, Anda menyetujui {terms} kami, menyatakan berusia paling sedikit 21 tahun, dan sudah
        membaca {privacy} kami. Kami tidak mengirim iklan.
      </span>
    ),
    asksCode: "Satu langkah lagi: akun ini juga meminta kode.",
    byOpening: "Dengan membuka akun lewat cara ini",
    byRegistering: "Dengan mendaftar",
    continueWith: (provider) => `Lanjutkan dengan ${provider}`,
    forgot: "Lupa kata sandi?",
    knowsYou: (provider) =>
      `${provider} sudah mengenali Anda. Satu langkah lagi: akun ini juga meminta kode.`,
    newTab: " (terbuka di tab baru)",
    or: "atau",
    pausePictures: "Hentikan pergantian gambar",
    phoneHint: (carriers) => `Untuk kurir ${carriers}, mis. 0812 3456 7890`,
    privacy: "pemberitahuan privasi",
    register: "Daftar",
    terms: "syarat & ketentuan",
    wrong: "Email atau kata sandi salah.",
  },
);
