import { PageLink } from "#components/ui/page-link.tsx";
import { formatDateTime } from "#lib/dates.ts";
import { type DevMailSummary, devMailPath } from "#lib/mail/dev-mail.ts";

type MailListProps = { mails: DevMailSummary[]; chosen: string | undefined };

export function MailList({ mails, chosen }: MailListProps) {
  if (mails.length === 0) return <p className="text-abu">No mail yet.</p>;
  return (
    <nav aria-label="Mails" className="max-h-[40dvh] overflow-y-auto lg:max-h-[80dvh]">
      <ul className="border-t border-garis">
        {mails.map(({ id, subject, to, sentAt }) => (
          <li key={id}>
            <PageLink
              href={`${devMailPath()}?id=${id}`}
              aria-current={id === chosen ? "true" : undefined}
              className="flex flex-col border-b border-l-4 border-b-garis border-l-transparent px-4 py-3 -outline-offset-3! hover:bg-putih aria-[current=true]:border-l-soga-700 aria-[current=true]:bg-putih"
            >
              <span className="font-semibold text-soga-900">{subject}</span>
              <span className="text-sm break-all text-abu">{to}</span>
              <time dateTime={sentAt} className="text-sm text-abu">
                {formatDateTime(sentAt)}
              </time>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
