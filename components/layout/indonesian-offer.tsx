"use client";

import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useLanguage } from "#language";
import { pathIn } from "#lib/language/languages.ts";

const KEY = "language-offered";

/** Offers the Indonesian page once to a visitor whose browser asks for Indonesian. Nobody is redirected. */
export function IndonesianOffer() {
  const language = useLanguage();
  const path = usePathname();
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    if (language === "id" || !navigator.language.startsWith("id")) return;
    try {
      setIsOffered(localStorage.getItem(KEY) === null);
    } catch {
      // Without storage it would be offered on every page.
    }
  }, [language]);

  function close() {
    localStorage.setItem(KEY, "1");
    setIsOffered(false);
  }

  if (!isOffered) return null;
  return (
    <div
      lang="id"
      className="language-offer fixed inset-x-0 bottom-(--bottom-bar,0px) z-20 flex items-center justify-center gap-4 border-t border-garis bg-putih px-4 text-sm print:hidden"
    >
      <a href={pathIn("id", path)} onClick={close} className="tap-link">
        Lihat halaman ini dalam bahasa Indonesia
      </a>
      <button
        type="button"
        onClick={close}
        className="flex size-11 items-center justify-center text-abu hover:text-soga-900"
      >
        <X size={18} aria-hidden />
        <span className="sr-only">Tutup</span>
      </button>
    </div>
  );
}
