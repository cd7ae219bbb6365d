import type { DevMail } from "#lib/mail/dev-mail.ts";

/** Shows one mail. Its scripts don't run, and its links open in another tab. */
export function MailView({ mail }: { mail: DevMail }) {
  return (
    <article aria-labelledby="subject" className="min-w-0 border border-garis bg-putih">
      <header className="border-b border-garis p-4 sm:p-6">
        <h2 id="subject" className="text-2xl">
          {mail.subject}
        </h2>
        <p className="mt-1 break-all text-abu">To {mail.to}</p>
      </header>
      {mail.html === "" ? null : (
        <iframe
          key={mail.id}
          title={mail.subject}
          srcDoc={mail.html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="block h-[40rem] w-full"
        />
      )}
      <details open={mail.html === ""} className="border-t border-garis">
        <summary className="flex min-h-11 items-center px-4 font-semibold text-soga-900 sm:px-6">
          Plain text
        </summary>
        <pre className="overflow-x-auto px-4 pb-6 font-sans break-words whitespace-pre-wrap sm:px-6">
          {mail.text}
        </pre>
      </details>
    </article>
  );
}
