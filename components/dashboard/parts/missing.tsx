import type { Route } from "next";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

type MissingProps = { what: string; list: Route; listName: string };

/** The page of an entry that doesn't exist (any more). */
export function Missing({ what, list, listName }: MissingProps) {
  return (
    <EmptyState
      level={1}
      title={`${what} tidak ditemukan`}
      action={<LinkButton href={list}>{listName}</LinkButton>}
    />
  );
}
