import type { Category } from "../catalogue/categories.ts";

/** A queue is read no further than this: more than a day's work is "more than 100". */
export const QUEUE_LIMIT = 100;
/** How many of a queue stand on the first page. */
export const QUEUE_SHOWN = 5;

/** A parcel that is on its way for longer than this many days is asked after. */
export const LATE_AFTER_DAYS = 7;
/** Unpaid orders whose deadline is this near: from when on customers are reminded. */
export const DEADLINE_WITHIN_HOURS = 6;
/** How many Jakarta days the sales go back, today included. */
export const SALES_DAYS = 30;
/** So many pieces or fewer are "few left". */
export const FEW_PIECES = 2;

export type QueuedOrder = {
  id: string;
  orderNo: string;
  name: string;
  /** Rupiah, delivery included. */
  total: number;
  /** Since when it waits; for an unpaid one, until when. */
  at: string;
};

/** Orders that wait for the same thing, the longest-waiting first. */
export type WorkQueue = {
  orders: QueuedOrder[];
  /** Counted up to QUEUE_LIMIT + 1. */
  count: number;
};

export type WorkQueues = {
  /** A proof of transfer waits to be looked at. */
  toConfirm: WorkQueue;
  /** Paid, and no resi yet. */
  toSend: WorkQueue;
  /** In Delivery for more than LATE_AFTER_DAYS days. */
  lateDeliveries: WorkQueue;
  /** Unpaid, and DEADLINE_WITHIN_HOURS or less are left. */
  nearDeadline: WorkQueue;
};

export type SalesFigures = {
  orders: number;
  pieces: number;
  /** Rupiah for the goods, without delivery. */
  revenue: number;
};

export type DaySales = SalesFigures & {
  /** A Jakarta day: "2026-11-21". */
  day: string;
};

export type CategorySales = Omit<SalesFigures, "orders"> & { category: Category };

export type SalesReport = {
  /** SALES_DAYS days, the oldest first; also those without a sale. */
  days: DaySales[];
  /** The four categories, the best first. */
  categories: CategorySales[];
  total: SalesFigures;
};

export type CategoryStock = {
  category: Category;
  /** Products with at least one piece. */
  onSale: number;
  pieces: number;
  /** Products whose last piece an order took. */
  sold: number;
  /** Products that hold no piece and were never sold out: forgotten, or not yet filled in. */
  empty: number;
};

export type StockReport = {
  categories: CategoryStock[];
  /** Products that have sold and have FEW_PIECES or fewer left, the fewest first. */
  few: { id: string; name: string; stock: number }[];
  /** Products that hold no piece and aren't sold, the newest first. */
  empty: { id: string; name: string }[];
};

export type DayReport = {
  work: WorkQueues;
  sales: SalesReport;
  stock: StockReport;
  /** No goods, no work, no sales: a shop on its first day. */
  isEmpty: boolean;
};
