import type { ReactNode } from "react";
import { words } from "#lib/language/words.ts";

/** The profile and its forms. */
export const PROFILE_WORDS = words(
  {
    deleteAccount: "Delete account",
    deleteMine: "Delete my account",
    deleted: "Your account has been deleted",
    download: "Download my data",
    emailHint: "A new email replaces this one once you enter the code that we send to it.",
    noPhone: "Not given yet",
    notVerified: "Not verified",
    opensAfterwards: "The dashboard opens afterwards.",
    passwordHint: "To change your email",
    phoneHint: "e.g. 0812 3456 7890",
    privacy: "privacy notice",
    restrictions: {
      "must-change-password": {
        sentence: "Your password was printed when it was made. Choose one of your own.",
        label: "Change password",
      },
      "must-enrol": {
        sentence: "This shop's admins need two-step sign-in.",
        label: "Set it up",
      },
    },
    save: "Save profile",
    updated: "Successfuly updated your profile",
    verified: "Verified",
    yourData: "Your data",
    yourPassword: "Your password",
    aboutData: (isAdmin: boolean, privacy: ReactNode) => (
      <span>
        Download all that we keep about you as a file
        {isAdmin ? "." : ", or delete your account."} Our {privacy} says what we use it for.
      </span>
    ),
  },
  {
    deleteAccount: "Hapus akun",
    deleteMine: "Hapus akun saya",
    deleted: "Akun Anda sudah dihapus",
    download: "Unduh data saya",
    emailHint: "Email baru berlaku setelah Anda memasukkan kode yang kami kirim ke sana.",
    noPhone: "Belum diisi",
    notVerified: "Belum diverifikasi",
    opensAfterwards: "Setelah itu dashboard terbuka.",
    passwordHint: "Untuk mengganti email",
    phoneHint: "mis. 0812 3456 7890",
    privacy: "pemberitahuan privasi",
    restrictions: {
      "must-change-password": {
        sentence: "Kata sandi Anda pernah tercetak saat dibuat. Ganti dengan pilihan Anda sendiri.",
        label: "Ganti kata sandi",
      },
      "must-enrol": {
        sentence: "Admin toko ini memerlukan verifikasi dua langkah.",
        label: "Aktifkan",
      },
    },
    save: "Simpan profil",
    updated: "Profil Anda sudah diperbarui",
    verified: "Terverifikasi",
    yourData: "Data Anda",
    yourPassword: "Kata sandi Anda",
    aboutData: (isAdmin, privacy) => (
      <span>
        Unduh semua data Anda yang kami simpan dalam satu berkas
        {isAdmin ? "." : ", atau hapus akun Anda."} Kegunaannya kami jelaskan di {privacy} kami.
      </span>
    ),
  },
);
