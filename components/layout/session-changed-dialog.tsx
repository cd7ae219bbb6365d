import { loginHref } from "#components/accounts/auth-paths.ts";
import { pathHere } from "#components/language/here.ts";
import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { languageOf } from "#lib/language/languages.ts";
import { words as bothLanguages } from "#lib/language/words.ts";

const WORDS = bothLanguages(
  {
    title: "You have been signed out",
    text: "Log in again, then come back to this page and try once more. What you entered here stays.",
    logIn: "Log in again",
    newTab: "opens a new tab",
    otherTitle: "Another account is signed in",
    otherText: (account: string) =>
      `This browser is signed in as ${account} now, and this page was opened by another account. Nothing is sent from it until you load it again.`,
    reload: "Load the page again",
    later: "Not now",
  },
  {
    title: "Sesi Anda sudah berakhir",
    text: "Masuk lagi, lalu kembali ke halaman ini dan coba sekali lagi. Isian Anda di sini tetap ada.",
    logIn: "Masuk lagi",
    newTab: "tab baru",
    otherTitle: "Akun lain sedang masuk",
    otherText: (account) =>
      `Peramban ini sekarang masuk sebagai ${account}, sedangkan halaman ini dibuka oleh akun lain. Tidak ada yang dikirim dari halaman ini sebelum dimuat ulang.`,
    reload: "Muat ulang halaman",
    later: "Nanti saja",
  },
);

export type SessionChangedDialogProps = {
  open: boolean;
  /** The e-mail of the account that is signed in; null for nobody. */
  signedInAs: string | null;
  onClose: () => void;
};

/**
 * Leads to the log-in and back to this page. It opens in another tab, so that what was entered here stays. A page of
 * another account is loaded again.
 */
export function SessionChangedDialog({ open, signedInAs, onClose }: SessionChangedDialogProps) {
  const { pathname, search } = window.location;
  const lang = pathname.startsWith("/dashboard") ? "id" : languageOf(pathname);
  const words = WORDS[lang];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={signedInAs ? words.otherTitle : words.title}
      lang={lang}
      hasCross={false}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.later}
          </Button>
          {signedInAs ? (
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          ) : (
            <a
              href={pathHere(loginHref(pathname + search))}
              target="_blank"
              rel="noreferrer"
              onClick={onClose}
              className={buttonClass({})}
            >
              {words.logIn}
              <span className="sr-only"> ({words.newTab})</span>
            </a>
          )}
        </>
      }
    >
      <p>{signedInAs ? words.otherText(signedInAs) : words.text}</p>
    </Dialog>
  );
}
