import {
  Banknote,
  CalendarDays,
  ClipboardList,
  Globe,
  History,
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

/** The six entries that the customer asked for, in their order. */
const ASKED_FOR: readonly SidebarEntry[] = [
  { ...LISTS.products, icon: Shirt },
  { ...LISTS.orders, icon: ClipboardList },
  { ...LISTS.customers, icon: Users },
  { ...LISTS.events, icon: CalendarDays },
  { ...LISTS.gallery, icon: Images },
  { label: "Website", href: "/home", icon: Globe },
];

const OURS: readonly SidebarEntry[] = [
  { label: "Laporan Uang", href: "/dashboard/laporan", icon: Banknote },
  { label: "Pengaturan", href: "/dashboard/pengaturan", icon: Settings },
  { label: "Riwayat Perubahan", href: "/dashboard/audit", icon: History },
];

/** The groups of the sidebar, with a rule between them. Quiet ones are ours. */
export const SIDEBAR_GROUPS = [
  { name: "today", entries: [TODAY], isQuiet: true },
  { name: "asked-for", entries: ASKED_FOR, isQuiet: false },
  { name: "ours", entries: OURS, isQuiet: true },
] as const;
