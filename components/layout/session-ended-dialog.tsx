import { loginHref } from "#components/accounts/auth-paths.ts";
import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import type { UiLanguage } from "#components/ui/ui-words.ts";

const WORDS: Record<UiLanguage, Record<"title" | "text" | "logIn" | "newTab" | "later", string>> = {
  en: {
    title: "You have been signed out",
    text: "Log in again, then come back to this page and try once more. What you entered here stays.",
    logIn: "Log in again",
    newTab: "opens a new tab",
    later: "Not now",
  },
  id: {
    title: "Sesi Anda sudah berakhir",
    text: "Masuk lagi, lalu kembali ke halaman ini dan coba sekali lagi. Isian Anda di sini tetap ada.",
    logIn: "Masuk lagi",
    newTab: "tab baru",
    later: "Nanti saja",
  },
};

export type SessionEndedDialogProps = { open: boolean; onClose: () => void };

/** Leads to the log-in and back to this page. It opens in another tab, so that what was entered here stays. */
export function SessionEndedDialog({ open, onClose }: SessionEndedDialogProps) {
  const { pathname, search } = window.location;
  const lang: UiLanguage = pathname.startsWith("/dashboard") ? "id" : "en";
  const words = WORDS[lang];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      lang={lang}
      hasCross={false}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.later}
          </Button>
          <a
            href={loginHref(pathname + search)}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
            className={buttonClass({})}
          >
            {words.logIn}
            <span className="sr-only"> ({words.newTab})</span>
          </a>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
