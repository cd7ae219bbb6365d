import { PageLink } from "#components/ui/page-link.tsx";
import { auditChoice } from "./audit-choice.ts";

/** A link to the changes of one thing. */
export function AuditLink({ id, children }: { id: string; children: string }) {
  return (
    <PageLink href={auditChoice.href({ subject: id })} className="tap-link text-sm">
      {children}
    </PageLink>
  );
}
