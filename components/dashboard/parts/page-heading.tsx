import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { BackLink } from "./back-link.tsx";
import { LISTS, type ListName } from "./lists.ts";

type PageHeadingProps = {
  title: string;
  /** The list that a link above the title leads back to. */
  back?: ListName;
  /** A word on what is listed: "48 barang". */
  children?: ReactNode;
  /** The button beside the title: "+ Barang Baru". */
  action?: ReactNode;
};

export function PageHeading({ title, back, children, action }: PageHeadingProps) {
  return (
    <>
      {back ? <BackLink href={LISTS[back].href}>{LISTS[back].label}</BackLink> : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3 sm:gap-y-1 sm:pb-5">
        <h1 className="text-2xl font-bold">{title}</h1>
        {children ? (
          <p
            className={classNames(
              "text-sm text-abu",
              action !== undefined && "max-sm:order-last max-sm:w-full sm:ml-auto",
            )}
          >
            {children}
          </p>
        ) : null}
        {action}
      </div>
    </>
  );
}
