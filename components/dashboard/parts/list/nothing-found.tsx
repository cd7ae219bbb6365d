import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

type NothingFoundProps = {
  path: string;
  what: string /** Whether something was searched for. */;
  filtered: boolean;
};

/** An empty list, with a button to drop the filter where there is one. */
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
