import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";
import { LISTS, type ListName } from "./lists.ts";

type PageHeadingProps = {
  title: string;
  /** The list that a link above the title leads back to. */
  back?: ListName;
  /** A word on what is listed: "48 barang". */
  children?: ReactNode;
};

export function PageHeading({ title, back, children }: PageHeadingProps) {
  return (
    <>
      {back ? <BackLink href={LISTS[back].href}>{LISTS[back].label}</BackLink> : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
        <h1 className="text-2xl font-bold">{title}</h1>
        {children ? <p className="text-sm text-abu">{children}</p> : null}
      </div>
    </>
  );
}
