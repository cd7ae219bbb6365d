import { Button } from "#components/ui/button/button.tsx";

type EntryButtonsProps = {
  name: string;
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list up or down, or removes it. */
export function EntryButtons({ name, at, isLast, onMove, onRemove }: EntryButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
        aria-label={`Naikkan ${name}`}
      >
        Naikkan
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={isLast}
        onClick={() => onMove(at + 1)}
        aria-label={`Turunkan ${name}`}
      >
        Turunkan
      </Button>
      <Button variant="danger" size="small" onClick={onRemove} aria-label={`Hapus ${name}`}>
        Hapus
      </Button>
    </div>
  );
}
