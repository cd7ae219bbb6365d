import Link from "next/link";
import { auditHref } from "./audit-choice.ts";

/** A link to the changes of one thing. */
export function AuditLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      href={auditHref(id)}
      prefetch={false}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {children}
    </Link>
  );
}
