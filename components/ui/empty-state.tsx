import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Says that a list is empty, and offers one action. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center gap-4 border-y border-garis px-4 py-16 text-center">
      <Heading className="text-2xl">{title}</Heading>
      {children ? <div className="max-w-prose text-abu">{children}</div> : null}
      {action}
    </div>
  );
}
