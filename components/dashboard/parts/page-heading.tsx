import type { ReactNode } from "react";

type PageHeadingProps = {
  title: string /** A word on what is listed: "48 barang". */;
  children?: ReactNode;
};

export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
      <h1 className="text-2xl font-bold">{title}</h1>
      {children ? <p className="text-sm text-abu">{children}</p> : null}
    </div>
  );
}
