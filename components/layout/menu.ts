export type MenuEntry = { label: string; href: string };

/**
 * The header's menu (docs/pages.md#menu), which also begins the footer's sitemap.
 */
export const MENU: readonly MenuEntry[] = [
  { label: "Home", href: "/home" },
  { label: "Batik", href: "/product" },
  { label: "Gallery", href: "/galleries" },
  { label: "FAQ", href: "/faq" },
  { label: "Terms & Condition", href: "/terms-condition" },
];

/** The footer's sitemap: the menu and further pages. */
export const SITEMAP: readonly MenuEntry[] = [
  ...MENU,
  { label: "History", href: "/history" },
  { label: "Corporate Uniform", href: "/uniform" },
  { label: "Events", href: "/partial-events" },
  { label: "Privacy", href: "/privacy" },
];
