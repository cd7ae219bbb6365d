import type { Route } from "next";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

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
