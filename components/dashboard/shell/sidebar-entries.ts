import {
  Banknote,
  CalendarDays,
  ClipboardList,
  Globe,
  History,
  Images,
  ListChecks,
  type LucideIcon,
  PackageOpen,
  Settings,
  Shirt,
  Sun,
  Users,
} from "lucide-react";
import type { StaffRole } from "#lib/roles.ts";
import { LISTS, PACKING } from "../parts/lists.ts";

/** Id of the popover that the menu button of small screens opens. */
export const SIDEBAR_ID = "dashboard-menu";

type SidebarEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Is the entry of the pages below it, too. */
  isDeep?: true;
};

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
  { label: "Pengaturan", href: "/dashboard/pengaturan", icon: Settings, isDeep: true },
  { label: "Riwayat Perubahan", href: "/dashboard/audit", icon: History },
];

const TO_PACK: readonly SidebarEntry[] = [
  { ...PACKING, icon: PackageOpen },
  { label: "Kirim dari Daftar Resi", href: "/dashboard/orders-resi", icon: ListChecks },
];

type SidebarGroup = { name: string; entries: readonly SidebarEntry[]; isQuiet: boolean };

/** The groups of the sidebar, with a rule between them. Quiet ones are ours. */
export const SIDEBAR_GROUPS: Record<StaffRole, readonly SidebarGroup[]> = {
  admin: [
    { name: "today", entries: [TODAY], isQuiet: true },
    { name: "asked-for", entries: ASKED_FOR, isQuiet: false },
    { name: "ours", entries: OURS, isQuiet: true },
  ],
  packer: [
    { name: "today", entries: [TODAY], isQuiet: true },
    { name: "to-pack", entries: TO_PACK, isQuiet: false },
  ],
};

/** The entries beside which the number of waiting orders stands. */
export const WAITING_AT: readonly string[] = [LISTS.orders.href, PACKING.href];
