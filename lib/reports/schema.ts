import type { Category } from "../catalogue/categories.ts";
import type { ProofView } from "../orders/schema.ts";
import type { BankAccount } from "../shop/settings-schema.ts";

/** Longer queues are shown as "more than 100". */
export const QUEUE_LIMIT = 100;
export const QUEUE_PREVIEW = 10;

export const LATE_AFTER_DAYS = 7;
/** Customers are reminded at the same time. */
export const DEADLINE_WITHIN_HOURS = 6;
/** Jakarta days, today included. */
export const SALES_DAYS = 30;
export const LOW_STOCK = 2;

export type QueuedOrder = {
  id: string;
  orderNo: string;
  name: string;
  /** False for a sale outside the website or of a deleted account: no mail reaches its customer. */
  hasEmail: boolean;
  pieces: number;
  city: string;
  /** The carrier's: "REG". */
  service: string;
  /** The customer's; empty for none. */
  note: string;
  resi: string | null;
  /** Rupiah, with shipping. */
  total: number;
  /** Rupiah still due; below zero those that have to go back. Null for none. */
  difference: number | null;
  /** Rupiah that have to go back, and those that the shop has of the order; null where none have to. */
  goesBack: { most: number; held: number } | null;
  /** Start of the wait; for an order with a payment deadline the deadline. */
  at: string;
};

/** A proof that nobody has answered, with what it should show. */
export type WaitingProof = {
  orderId: string;
  orderNo: string;
  /** ISO 8601. */
  orderedAt: string;
  name: string;
  /** Rupiah, and those of them that are due. */
  total: number;
  due: number;
  /** The shop's accounts that the customer was shown. */
  accounts: BankAccount[];
  proof: ProofView;
};

type OpenSum = { count: number; rupiah: number };

export type OpenMoney = {
  /** Orders that wait for their payment. */
  waiting: OpenSum;
  /** Orders that went on with less than their total. */
  due: OpenSum;
  /** The bank's credits without an order. */
  unmatched: OpenSum;
  goesBack: OpenSum;
};

/** Longest-waiting first. */
export type WorkQueue = {
  orders: QueuedOrder[];
  /** At most QUEUE_LIMIT + 1. */
  count: number;
};

export type WorkQueues = {
  toConfirm: WorkQueue;
  /** With a proof that came in after the order's end, or that nobody had checked by then. */
  latePayments: WorkQueue;
  /** The proof was rejected; another one is awaited until the deadline. */
  rejected: WorkQueue;
  /** Paid, and yet Waiting for Payment. */
  paidAndSetBack: WorkQueue;
  /** Paid, without a tracking number. */
  toSend: WorkQueue;
  /** With a tracking number, and still Payment Confirm. */
  toMarkSent: WorkQueue;
  lateDeliveries: WorkQueue;
  /** Undelivered with a payment, or with more than the total: it goes back. */
  moneyToReturn: WorkQueue;
  /** Less came in than the total, and nobody has written off the rest. */
  moneyDue: WorkQueue;
  nearDeadline: WorkQueue;
};

export type SalesFigures = {
  orders: number;
  units: number;
  /** Rupiah, without shipping. */
  revenue: number;
};

export type DaySales = SalesFigures & {
  /** Jakarta day, "2026-11-21". */
  day: string;
};

export type CategorySales = Omit<SalesFigures, "orders"> & { category: Category };

export type SalesReport = {
  /** SALES_DAYS days, oldest first. */
  days: DaySales[];
  /** All four, best first. */
  categories: CategorySales[];
  total: SalesFigures;
};

export type CategoryStock = {
  category: Category;
  onSale: number;
  units: number;
  /** Products sold out by an order. */
  sold: number;
  /** Products without stock that no order sold out. */
  empty: number;
};

export type StockReport = {
  categories: CategoryStock[];
  /** Products that have sold, LOW_STOCK units or fewer, lowest first. */
  lowStock: { id: string; name: string; stock: number }[];
  /** Newest first. */
  empty: { id: string; name: string }[];
};

export type DashboardReport = {
  work: WorkQueues;
  sales: SalesReport;
  stock: StockReport;
  isEmpty: boolean;
};

/** Things that a new shop needs before it sells. */
export type OpeningSteps = {
  isNamed: boolean;
  isPayable: boolean;
  hasPiece: boolean;
  hasOrder: boolean;
};
