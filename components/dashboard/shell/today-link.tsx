"use client";

import { Sun } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { classNames } from "#components/ui/class-names.ts";

const PATH = "/dashboard";

/** Link to the dashboard's first page, which isn't one of the sidebar's six entries. */
export function TodayLink({ className }: { className?: string }) {
  const isHere = usePathname() === PATH;
  return (
    <Link
      href={PATH}
      prefetch={false}
      aria-current={isHere ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 text-sm",
        isHere ? "font-semibold text-soga-900" : "link",
        className,
      )}
    >
      <Sun size={16} aria-hidden />
      Hari Ini
    </Link>
  );
}
