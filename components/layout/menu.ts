import { CATEGORIES } from "#lib/catalogue/categories.ts";
import type { PAGE_NAMES } from "./layout-words.ts";

type PagePath = keyof (typeof PAGE_NAMES)["en"];

/**
 * The header's menu (docs/pages.md#menu), which also begins the footer's sitemap.
 */
export const MENU: readonly PagePath[] = [
  "/home",
  "/product",
  "/galleries",
  "/faq",
  "/terms-condition",
];

/** Entries beside the collection: below the header's last entry, and in the phone's menu. */
export const STORIES: readonly PagePath[] = ["/history", "/partial-events", "/uniform"];

/** The footer's sitemap: the menu and further pages. */
export const SITEMAP: readonly PagePath[] = [...MENU, ...STORIES, "/privacy"];

/** The ways into the collection. The home page and the phone's menu begin with them. */
export const CATEGORY_ENTRIES = CATEGORIES.map((category) => ({
  category,
  href: `/product?${new URLSearchParams({ "categories[]": category })}`,
}));
