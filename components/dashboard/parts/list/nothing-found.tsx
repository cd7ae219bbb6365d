import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

type NothingFoundProps = {
  path: string;
  what: string /** Whether something was searched for. */;
  filtered: boolean;
};

/** An empty list; where a filter emptied it, the way out is to drop the filter. */
export function NothingFound({ path, what, filtered }: NothingFoundProps) {
  if (!filtered) return <EmptyState title={`Belum ada ${what}`} />;
  return (
    <EmptyState
      title={`Tidak ada ${what} yang cocok`}
      action={
        <LinkButton href={path} variant="secondary">
          Hapus Filter
        </LinkButton>
      }
    />
  );
}
