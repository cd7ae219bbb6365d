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
import { LISTS } from "../parts/lists.ts";

/** Id of the popover that the menu button of small screens opens. */
export const SIDEBAR_ID = "dashboard-menu";

type SidebarEntry = { label: string; href: string; icon: LucideIcon };

export const TODAY: SidebarEntry = { label: "Hari Ini", href: "/dashboard", icon: Sun };

/** The day, the six entries that the customer asked for, the money, and the settings. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  TODAY,
  { ...LISTS.products, icon: Shirt },
  { ...LISTS.orders, icon: ClipboardList },
  { ...LISTS.customers, icon: Users },
  { ...LISTS.events, icon: CalendarDays },
  { ...LISTS.gallery, icon: Images },
  { label: "Website", href: "/home", icon: Globe },
  { label: "Laporan Uang", href: "/dashboard/laporan", icon: Banknote },
  { label: "Pengaturan", href: "/dashboard/pengaturan", icon: Settings },
];
