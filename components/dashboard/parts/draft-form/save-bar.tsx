import { Button } from "#components/ui/button/button.tsx";
import { classNames } from "#components/ui/class-names.ts";

type SaveBarProps = {
  /** The entry's kind, for the button's label. */
  name: string;
  isChanged: boolean;
  /** A new entry can be saved unchanged; an existing one has to differ. */
  canSave: boolean;
  isSaving: boolean;
  progress: number | null;
  onDiscard: () => void;
};

function wordsFor({ isChanged, isSaving, progress }: SaveBarProps): string {
  if (isSaving) {
    if (progress === null) return "Menyimpan…";
    const percent = Math.round(progress * 100);
    return percent < 100 ? `Mengunggah ${percent}%` : "Memproses gambar …";
  }
  return isChanged ? "Ada perubahan yang belum disimpan." : "Belum ada perubahan.";
}

/** Buttons to save and discard, always visible after a change. */
export function SaveBar(props: SaveBarProps) {
  const { name, isChanged, canSave, isSaving, onDiscard } = props;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-garis bg-putih py-3",
        isChanged && "sticky bottom-0 z-10 border-abu",
      )}
    >
      <p role="status" className="text-sm text-abu">
        {wordsFor(props)}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {isChanged ? (
          <Button variant="quiet" onClick={onDiscard} disabled={isSaving}>
            Buang perubahan
          </Button>
        ) : null}
        <Button type="submit" busy={isSaving} disabled={!isSaving && !canSave}>
          Simpan {name}
        </Button>
      </div>
    </div>
  );
}
