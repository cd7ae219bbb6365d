/** The lists of the dashboard, as the sidebar and the links back to them say. */
export const LISTS = {
  products: { href: "/dashboard/product", label: "Kelola Barang" },
  orders: { href: "/dashboard/orders", label: "Kelola Pesanan" },
  customers: { href: "/dashboard/customers", label: "Lihat Pelanggan" },
  events: { href: "/dashboard/events", label: "Kelola Events" },
  gallery: { href: "/dashboard/gallery", label: "Kelola Gallery" },
} as const;

/** The orders that have to be sent, as packers see them. */
export const PACKING = { href: "/dashboard/packing", label: "Perlu Dikirim" } as const;

export type ListName = keyof typeof LISTS;
