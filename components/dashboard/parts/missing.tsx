import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LISTS, type ListName } from "./lists.ts";

/** The page of an entry that doesn't exist (any more). */
export function Missing({ what, list }: { what: string; list: ListName }) {
  return (
    <EmptyState
      level={1}
      title={`${what} tidak ditemukan`}
      action={<LinkButton href={LISTS[list].href}>{LISTS[list].label}</LinkButton>}
    />
  );
}
