import type { ReactNode } from "react";
import { ShopLogo } from "#components/ui/shop-logo.tsx";
import { toShopMark } from "#lib/media/shop-logo.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { ShopBlock } from "./shop-block.tsx";

type PrintHeadProps = { title: string; orderNo: string; shop: ShopFacts; children?: ReactNode };

/** The head of an A4 document: sender at the left, title at the right. */
export function PrintHead({ title, orderNo, shop, children }: PrintHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-6 border-b border-tinta pb-5">
      <div className="max-w-72">
        <ShopLogo mark={toShopMark(shop)} className="mb-3 h-8 w-auto" />
        <ShopBlock shop={shop} />
      </div>
      <div className="sm:text-right">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="pt-1 text-base font-semibold tabular-nums">{orderNo}</p>
        {children}
      </div>
    </div>
  );
}
