import type { ReactNode } from "react";
import { words } from "#lib/language/words.ts";

/** The list of sessions, and signing out everywhere. */
export const SESSION_WORDS = words(
  {
    ask: "Sign out everywhere?",
    everywhere: "Sign out everywhere",
    isOneForeign: (link: (text: string) => ReactNode) => (
      <span>
        Is one of these not yours? Sign out everywhere, and then {link("change your password")}.
      </span>
    ),
    lastUsed: (time: string) => `Last used ${time}`,
    list: "Sessions",
    signOut: "Sign out",
    signedIn: (time: string) => `Signed in ${time}`,
    signedOut: "Signed out there",
    stay: "Stay signed in",
    thisBrowser: "This browser",
    warning: "Every browser and app is signed out, this browser too. You can log in again at once.",
  },
  {
    ask: "Keluar dari semua perangkat?",
    everywhere: "Keluar dari semua perangkat",
    isOneForeign: (link) => (
      <span>
        Ada yang bukan milik Anda? Keluar dari semua perangkat, lalu {link("ganti kata sandi Anda")}
        .
      </span>
    ),
    lastUsed: (time) => `Terakhir dipakai ${time}`,
    list: "Sesi",
    signOut: "Keluarkan",
    signedIn: (time) => `Masuk ${time}`,
    signedOut: "Perangkat itu sudah dikeluarkan",
    stay: "Tetap masuk",
    thisBrowser: "Peramban ini",
    warning:
      "Semua peramban dan aplikasi dikeluarkan, juga peramban ini. Anda bisa langsung masuk lagi.",
  },
);
