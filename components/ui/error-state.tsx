import type { ReactNode } from "react";
import { Button } from "./button/button.tsx";
import { useUiWords } from "./ui-words.ts";

type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  busy: boolean;
};

/** Says that something couldn't be loaded, and offers a retry. */
export function ErrorState({ title, children, onRetry, busy }: ErrorStateProps) {
  const { tryAgain } = useUiWords();
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 border border-garis border-l-4 border-l-mengkudu-600 bg-putih p-6"
    >
      <p className="text-lg font-semibold text-soga-900">{title}</p>
      {children ? <div className="text-abu">{children}</div> : null}
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        {tryAgain}
      </Button>
    </div>
  );
}
