import { ArrowLeft, ArrowRight, Replace, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

export type PictureButtonsProps = {
  /** From 0. */
  index: number;
  /** True where the form has one slot. */
  isOnly: boolean;
  isLast: boolean;
  onRemove: () => void;
  onSwap: (from: number, to: number) => void;
  inputId: string;
};

/** The actions of a picture, for people who don't drag. */
export function PictureButtons(props: PictureButtonsProps) {
  const { index, isOnly, isLast, onRemove, onSwap, inputId } = props;
  const name = isOnly ? "gambar" : `gambar ${index + 1}`;
  return (
    <div className="flex">
      {isOnly ? null : (
        <>
          <IconButton
            label={`Geser ${name} ke kiri`}
            disabled={index === 0}
            onClick={() => onSwap(index, index - 1)}
          >
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={`Geser ${name} ke kanan`}
            disabled={isLast}
            onClick={() => onSwap(index, index + 1)}
          >
            <ArrowRight size={18} aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={`Ganti ${name}`} onClick={() => document.getElementById(inputId)?.click()}>
        <Replace size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Hapus ${name}`} onClick={onRemove} danger>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

type IconButtonProps = {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  danger?: boolean;
  children: ReactNode;
};

function IconButton({ label, onClick, disabled, danger, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
      className={classNames(
        "flex h-11 w-11 min-w-0 items-center justify-center rounded-sm disabled:cursor-not-allowed disabled:text-garis",
        danger ? "text-mengkudu-600" : "text-soga-700",
        "enabled:hover:bg-gading",
      )}
    >
      {children}
    </button>
  );
}
