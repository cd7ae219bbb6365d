type MenuEntry = { label: string; href: string };

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
export const CATEGORY_ENTRIES = (
  [
    { category: "Men", label: "Men", about: "" },
    { category: "Women", label: "Women", about: "" },
    { category: "Batik Cloth", label: "Batik cloth", about: "" },
    { category: "Others", label: "Others", about: "Scarves, bags, home" },
  ] as const
).map((entry) => ({
  ...entry,
  href: `/product?${new URLSearchParams({ "categories[]": entry.category })}`,
}));

/** Entries beside the collection: below the header's last entry, and in the phone's menu. */
export const STORIES: readonly MenuEntry[] = [
  { label: "History", href: "/history" },
  { label: "Events", href: "/partial-events" },
  { label: "Corporate Uniform", href: "/uniform" },
];

/** The footer's sitemap: the menu and further pages. */
export const SITEMAP: readonly MenuEntry[] = [
  ...MENU,
  ...STORIES,
  { label: "Privacy", href: "/privacy" },
];
