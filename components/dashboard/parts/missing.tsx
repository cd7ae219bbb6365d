import type { Route } from "next";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

type MissingProps = { what: string; list: Route; listName: string };

/** A page about something that isn't there, or not any more. */
export function Missing({ what, list, listName }: MissingProps) {
  return (
    <EmptyState
      level={1}
      title={`${what} tidak ditemukan`}
      action={<LinkButton href={list}>{listName}</LinkButton>}
    />
  );
}
