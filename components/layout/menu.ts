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

/** The ways into the collection. The home page and the phone's menu begin with them. */
export const CATEGORY_ENTRIES = [
  { category: "Men", label: "Men" },
  { category: "Women", label: "Women" },
  { category: "Batik Cloth", label: "Batik cloth" },
  { category: "Others", label: "Scarves, bags and home" },
].map((entry) => ({
  ...entry,
  href: `/product?${new URLSearchParams({ "categories[]": entry.category })}`,
}));

/** The footer's sitemap: the menu and further pages. */
export const SITEMAP: readonly MenuEntry[] = [
  ...MENU,
  { label: "History", href: "/history" },
  { label: "Corporate Uniform", href: "/uniform" },
  { label: "Events", href: "/partial-events" },
  { label: "Privacy", href: "/privacy" },
];
