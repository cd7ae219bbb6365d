import { PageLink } from "#components/ui/page-link.tsx";
import { auditChoice } from "./audit-choice.ts";

/** A link to the changes of one thing. */
export function AuditLink({ id, children }: { id: string; children: string }) {
  return (
    <PageLink
      href={auditChoice.href({ subject: id })}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {children}
    </PageLink>
  );
}
