export type MenuEntry = { label: string; href: string };

/**
 * The menu of the header (docs/pages.md#menu); the footer's sitemap begins with it. Its links are not prefetched:
 * with a page come preloads of its first pictures, and a visitor would load all of them everywhere.
 */
export const MENU: readonly MenuEntry[] = [
  { label: "Home", href: "/home" },
  { label: "Batik", href: "/product" },
  { label: "Gallery", href: "/galleries" },
  { label: "FAQ", href: "/faq" },
  { label: "Terms & Condition", href: "/terms-condition" },
];

/** The footer's sitemap: the menu, and the pages that the menu has no room for. */
export const SITEMAP: readonly MenuEntry[] = [
  ...MENU,
  { label: "History", href: "/history" },
  { label: "Corporate Uniform", href: "/uniform" },
  { label: "Events", href: "/partial-events" },
];
