import type { ShopMark } from "#lib/media/shop-logo.ts";
import { classNames } from "./class-names.ts";

type ShopLogoProps = {
  mark: ShopMark;
  /** Height of the picture, and what else the place demands. */
  className?: string;
};

/** The shop's logo, or its name in words. */
export function ShopLogo({ mark: { name, logo, isDemo }, className }: ShopLogoProps) {
  if (!logo) {
    return (
      <span className="max-w-[45vw] truncate font-display text-xl font-semibold text-soga-900 sm:text-2xl">
        {name}
      </span>
    );
  }
  return (
    <img
      src={logo}
      alt={name}
      {...(isDemo && { width: 199, height: 36 })}
      className={classNames(isDemo ? "" : "max-w-[45vw] object-contain", className)}
    />
  );
}
