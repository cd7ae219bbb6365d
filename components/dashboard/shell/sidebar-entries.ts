import {
  CalendarDays,
  ClipboardList,
  Globe,
  Images,
  type LucideIcon,
  Shirt,
  Users,
} from "lucide-react";

/** Id of the popover that the menu button of small screens opens. */
export const SIDEBAR_ID = "dashboard-menu";

type SidebarEntry = { label: string; href: string; icon: LucideIcon };

export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { label: "Kelola Barang", href: "/dashboard/product", icon: Shirt },
  { label: "Kelola Pesanan", href: "/dashboard/orders", icon: ClipboardList },
  { label: "Lihat Pelanggan", href: "/dashboard/customers", icon: Users },
  { label: "Kelola Events", href: "/dashboard/events", icon: CalendarDays },
  { label: "Kelola Gallery", href: "/dashboard/gallery", icon: Images },
  { label: "Website", href: "/home", icon: Globe },
];
