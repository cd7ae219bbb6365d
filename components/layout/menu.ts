export type MenuEntry = { label: string; href: string };

/**
 * The menu of the header (specification §1); the footer shows it too. Its links are not prefetched:
 * with a page come preloads of its first pictures, and a visitor would load all of them everywhere.
 */
export const MENU: readonly MenuEntry[] = [
  { label: "Home", href: "/home" },
  { label: "Batik", href: "/product" },
  { label: "Gallery", href: "/galleries" },
  { label: "FAQ", href: "/faq" },
  { label: "Terms & Condition", href: "/terms-condition" },
];
