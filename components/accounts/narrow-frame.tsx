import type { ReactNode } from "react";

type NarrowFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The frame of an account step: a card in the middle, without a border on phones. */
export function NarrowFrame({ title, lead, children }: NarrowFrameProps) {
  return (
    <div className="px-4 pt-10 pb-20 sm:py-20">
      <div className="mx-auto max-w-lg sm:border sm:border-garis sm:bg-putih sm:p-10">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead ? <p className="mt-3 text-abu">{lead}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
