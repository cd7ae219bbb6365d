import "server-only";
import { env } from "../../environment/env.ts";
import type { ShopFacts } from "../schema.ts";

export function shopFacts(): ShopFacts {
  const { SHOP_NAME, SITE_URL, SHOP_BANK_NAME, SHOP_BANK_ACCOUNT, SHOP_BANK_HOLDER } = env();
  return {
    name: SHOP_NAME,
    url: SITE_URL.replace(/\/+$/, ""),
    bank: { name: SHOP_BANK_NAME, account: SHOP_BANK_ACCOUNT, holder: SHOP_BANK_HOLDER },
  };
}
