import type { Route } from "next";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LISTS, type ListName } from "./lists.ts";

/** One of the lists, or another with its address. */
type Listed = ListName | { href: Route; label: string };

/** The page of an entry that doesn't exist (any more). */
export function Missing({ what, list }: { what: string; list: Listed }) {
  const { href, label } = typeof list === "string" ? LISTS[list] : list;
  return (
    <EmptyState
      level={1}
      title={`${what} tidak ditemukan`}
      action={<LinkButton href={href}>{label}</LinkButton>}
    />
  );
}
