import {
  Banknote,
  CalendarDays,
  ClipboardList,
  Globe,
  Images,
  type LucideIcon,
  Settings,
  Shirt,
  Sun,
  Users,
} from "lucide-react";

/** Id of the popover that the menu button of small screens opens. */
export const SIDEBAR_ID = "dashboard-menu";

type SidebarEntry = { label: string; href: string; icon: LucideIcon };

export const TODAY: SidebarEntry = { label: "Hari Ini", href: "/dashboard", icon: Sun };

/** The entry that shows how many orders wait. */
export const ORDERS_HREF = "/dashboard/orders";

/** The day, the six entries that the customer asked for, the money, and the settings. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  TODAY,
  { label: "Kelola Barang", href: "/dashboard/product", icon: Shirt },
  { label: "Kelola Pesanan", href: ORDERS_HREF, icon: ClipboardList },
  { label: "Lihat Pelanggan", href: "/dashboard/customers", icon: Users },
  { label: "Kelola Events", href: "/dashboard/events", icon: CalendarDays },
  { label: "Kelola Gallery", href: "/dashboard/gallery", icon: Images },
  { label: "Website", href: "/home", icon: Globe },
  { label: "Laporan Uang", href: "/dashboard/laporan", icon: Banknote },
  { label: "Pengaturan", href: "/dashboard/pengaturan", icon: Settings },
];
