import type { LucideIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";

type ShellLinkProps = { href: string; label: string; icon: LucideIcon; className: string };

/** A link of the dashboard's frame outside the sidebar's entries. */
export function ShellLink({ href, label, icon: Icon, className }: ShellLinkProps) {
  const isHere = usePathname() === href;
  return (
    <PageLink
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 text-sm",
        isHere ? "font-semibold text-soga-900" : "link",
        className,
      )}
    >
      <Icon size={16} aria-hidden />
      {label}
    </PageLink>
  );
}
