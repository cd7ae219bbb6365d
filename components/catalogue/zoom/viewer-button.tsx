import type { LucideIcon } from "lucide-react";

type ViewerButtonProps = {
  label: string;
  icon: LucideIcon;
  /** At the end. It keeps the focus, and so the keys. */
  isOff?: boolean | undefined;
  onPress: () => void;
};

export function ViewerButton({ label, icon: Icon, isOff = false, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="flex size-11 items-center justify-center rounded-sm hover:bg-wedel-700 aria-disabled:text-wedel-500 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden />
      <span className="sr-only">{label}</span>
    </button>
  );
}
