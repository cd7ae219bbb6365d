import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import type { Came } from "./steps.ts";

/** The expected state of the shop after each step, by the rules of docs/orders.md. */
export type Model = { products: ModelProduct[]; carts: ModelCart[]; orders: ModelOrder[] };

type ModelProduct = { stock: number; sold: boolean; deleted: boolean };

/** Lines by product. A sold-out line keeps its quantity until the customer has seen it. */
type ModelCart = Map<number, ModelLine>;

type ModelLine = { quantity: number; mark: "none" | "deducted" | "removed" };

type ModelOrder = {
  customer: number;
  lines: { product: number; quantity: number }[];
  status: OrderStatus;
  payment: PaymentStatus;
  holds: boolean;
  /** Rupiah. The shop's own prices, filled in after the order. */
  total: number;
  received: number;
  refunded: number;
  writtenOff: number;
  /** Receipts and refunds that stand, in the order in which they were written, in rupiah. */
  entries: { what: "received" | "refunded"; rupiah: number }[];
  /** A proof waits for its review. */
  pending: boolean;
};

/** The expected error code of a step. `null` means success. */
export type Refusal = "conflict" | "invalid" | "not-found" | null;

const MAX_OPEN = 5;

export function emptyModel(products: number, customers: number, stock: number): Model {
  return {
    products: Array.from({ length: products }, () => ({ stock, sold: false, deleted: false })),
    carts: Array.from({ length: customers }, () => new Map()),
    orders: [],
  };
}

function at<Item>(items: Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

export function lookAtCart({ products, carts }: Model, customer: number): Refusal {
  for (const [product, line] of at(carts, customer)) {
    const { stock } = at(products, product);
    if (line.mark === "removed" || line.quantity <= stock) continue;
    if (stock === 0) line.mark = "removed";
    else Object.assign(line, { mark: "deducted", quantity: stock });
  }
  return null;
}

export function closeSoldOut({ carts }: Model, customer: number): Refusal {
  const cart = at(carts, customer);
  for (const [product, line] of cart) {
    if (line.mark === "removed") cart.delete(product);
    line.mark = "none";
  }
  return null;
}

export function changeCart(
  { products, carts }: Model,
  customer: number,
  product: number,
  change: { by: number } | { to: number },
): Refusal {
  const { stock, deleted } = at(products, product);
  if (deleted) return "not-found";
  const cart = at(carts, customer);
  const line = cart.get(product);
  const present = !line || line.mark === "removed" ? 0 : line.quantity;
  const quantity = "by" in change ? present + change.by : change.to;
  if (quantity > stock) return "conflict";
  if (quantity === 0) cart.delete(product);
  else cart.set(product, { quantity, mark: "none" });
  return null;
}

export function order(model: Model, customer: number): Refusal {
  lookAtCart(model, customer);
  const cart = at(model.carts, customer);
  if ([...cart.values()].some(({ mark }) => mark !== "none")) return "conflict";
  if (cart.size === 0) return "invalid";
  const open = model.orders.filter(
    (placed) =>
      placed.customer === customer &&
      placed.status === "Waiting for Payment" &&
      placed.payment !== "Paid",
  );
  if (open.length >= MAX_OPEN) return "conflict";
  const lines = [...cart].map(([product, { quantity }]) => ({ product, quantity }));
  take(model, lines);
  model.orders.push({
    customer,
    lines,
    status: "Waiting for Payment",
    payment: "Unpaid",
    holds: true,
    total: 0,
    received: 0,
    refunded: 0,
    writtenOff: 0,
    entries: [],
    pending: false,
  });
  cart.clear();
  return null;
}

function take({ products }: Model, lines: ModelOrder["lines"]): void {
  for (const { product, quantity } of lines) {
    const goods = at(products, product);
    goods.stock -= quantity;
    goods.sold = goods.stock === 0;
  }
}

function giveBack({ products }: Model, lines: ModelOrder["lines"]): void {
  for (const { product, quantity } of lines) {
    const goods = at(products, product);
    goods.stock += quantity;
    goods.sold = false;
  }
}

const PAID_STATUSES: readonly OrderStatus[] = ["Payment Confirm", "In Delivery", "Completed"];
const isOpen = ({ status }: ModelOrder) =>
  ["Waiting for Payment", "Payment Confirm", "In Delivery"].includes(status);
const isOwed = ({ status }: ModelOrder) => status !== "Cancelled" && status !== "Out of Stock";
const isWaiting = ({ status }: ModelOrder) => status === "Waiting for Payment";
const heldOf = ({ received, refunded }: ModelOrder) => received - refunded;

/** A small amount, in rupiah. */
export const PART = 3;

/** Returns the rupiah that are due, below zero those that go back. */
export function dueOf(placed: ModelOrder): number {
  return (isOwed(placed) ? placed.total : 0) - placed.writtenOff - heldOf(placed);
}

/** Returns the amount that an admin types where `due` is asked for; undefined for none. */
export function typed(due: number, total: number, amount: Came["amount"]): number | undefined {
  const asked = Math.max(0, due);
  const amounts = { short: asked - 7, exact: asked, more: asked + 5, double: 2 * total + 1 };
  return amount === "none" ? undefined : Math.max(1, amounts[amount]);
}

/** Writes a receipt down. What came in beyond the sum that is due makes good what was written off. */
function book(placed: ModelOrder, rupiah: number, writesOff = false): void {
  if (rupiah > 0) placed.entries.push({ what: "received", rupiah });
  placed.received += rupiah;
  if (writesOff) placed.writtenOff += Math.max(0, dueOf(placed));
  makeGood(placed);
}

function makeGood(placed: ModelOrder): void {
  placed.writtenOff -= Math.min(placed.writtenOff, Math.max(0, -dueOf(placed)));
}

/** Sets the payment's status from the money, after any change. */
function settle(placed: ModelOrder): void {
  const held = heldOf(placed);
  if (!isOwed(placed) || (isWaiting(placed) && held <= 0)) placed.writtenOff = 0;
  if (held > 0 && !(isWaiting(placed) && dueOf(placed) > 0)) placed.payment = "Paid";
  else if (held <= 0 && placed.received > 0 && !isWaiting(placed)) {
    if (placed.payment !== "Awaiting Verification") placed.payment = "Refunded";
  } else if (placed.payment === "Paid" || placed.payment === "Refunded") placed.payment = "Unpaid";
}

export function setStatus(
  model: Model,
  index: number,
  status: OrderStatus,
  restock: boolean | undefined,
  { amount, rest }: Came,
): Refusal {
  const placed = at(model.orders, index);
  const isNew = status !== placed.status;
  const pays = isNew && placed.payment !== "Paid" && PAID_STATUSES.includes(status);
  if (amount !== "none" && !pays) return "invalid";
  if (!isNew && restock === undefined) return null;
  const asked = placed.total - placed.writtenOff - heldOf(placed);
  const refusal = move(model, placed, status, restock);
  if (refusal) return refusal;
  const came = typed(asked, placed.total, amount);
  if (pays && came !== undefined) book(placed, came, rest === "written-off");
  else if (pays && placed.refunded === 0) book(placed, Math.max(0, dueOf(placed)));
  settle(placed);
  if (isNew && placed.payment === "Paid") placed.pending = false;
  return null;
}

/** Sets a status, with its stock and the payment that it says. */
function move(model: Model, placed: ModelOrder, status: OrderStatus, restock?: boolean): Refusal {
  const holds = status !== "Cancelled" && !(status === "Return" && restock === true);
  if (holds && !placed.holds) {
    const isGone = placed.lines.some(({ product, quantity }) => {
      const { stock, deleted } = at(model.products, product);
      return deleted || stock < quantity;
    });
    if (isGone) return "conflict";
    take(model, placed.lines);
  }
  if (!holds && placed.holds) giveBack(model, placed.lines);
  if (status !== placed.status) placed.payment = paymentAfter(status, placed.payment);
  Object.assign(placed, { status, holds });
  return null;
}

export function refund(model: Model, index: number, amount: "one" | "all" | "more"): Refusal {
  const placed = at(model.orders, index);
  const most = isOpen(placed) ? Math.min(heldOf(placed), -dueOf(placed)) : heldOf(placed);
  if (isOpen(placed) && most <= 0) return "conflict";
  if (amount === "more" || most <= 0) return "invalid";
  giveMoneyBack(placed, amount === "one" ? 1 : most);
  placed.entries.push({ what: "refunded", rupiah: amount === "one" ? 1 : most });
  settle(placed);
  return null;
}

/** Of a delivered order the shop asks for that much less. */
function giveMoneyBack(placed: ModelOrder, rupiah: number): void {
  const before = Math.max(0, dueOf(placed));
  placed.refunded += rupiah;
  if (isOwed(placed)) placed.writtenOff += Math.max(0, dueOf(placed)) - before;
}

export function receive(model: Model, index: number, amount: "part" | "total"): Refusal {
  const placed = at(model.orders, index);
  if (placed.payment === "Awaiting Verification") return "conflict";
  if (isWaiting(placed) && placed.payment !== "Paid") return "conflict";
  book(placed, amount === "part" ? PART : placed.total);
  settle(placed);
  return null;
}

export function writeOff(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  const shown = isWaiting(placed) && heldOf(placed) <= 0 ? 0 : dueOf(placed);
  if (placed.payment === "Awaiting Verification" || shown <= 0) return "conflict";
  placed.writtenOff += shown;
  if (isWaiting(placed)) move(model, placed, "Payment Confirm");
  settle(placed);
  return null;
}

export function correct(
  model: Model,
  index: number,
  { what, to }: { what: "received" | "refunded"; to: "nothing" | "part" },
): Refusal {
  const placed = at(model.orders, index);
  if (placed.payment === "Awaiting Verification") return "conflict";
  // After money that never came the order shows no receipts.
  const isShown = what === "refunded" || placed.received > 0;
  const wrong = isShown ? placed.entries.findLast((entry) => entry.what === what) : undefined;
  if (!wrong) return "not-found";
  const right = to === "part" ? PART : 0;
  const copy = structuredClone(placed);
  const entry = copy.entries.findLast((one) => one.what === what);
  if (what === "received") {
    copy.received -= wrong.rupiah;
    makeGood(copy);
    copy.received += right;
    makeGood(copy);
  } else {
    copy.refunded -= wrong.rupiah;
    if (isOwed(copy)) copy.writtenOff -= Math.min(copy.writtenOff, wrong.rupiah);
    makeGood(copy);
    if (right > 0) giveMoneyBack(copy, right);
  }
  if (copy.refunded > copy.received) return "invalid";
  const isBeforeParcel = !["In Delivery", "Completed", "Return"].includes(copy.status);
  if (copy.received === 0 && isBeforeParcel) return "conflict";
  copy.entries = copy.entries.filter((one) => one !== entry);
  // It keeps its day, and stands behind the others of that moment.
  if (right > 0) copy.entries.push({ what, rupiah: right });
  settle(copy);
  Object.assign(placed, copy);
  return null;
}

function paymentAfter(status: OrderStatus, payment: PaymentStatus): PaymentStatus {
  if (PAID_STATUSES.includes(status)) return "Paid";
  if (status !== "Waiting for Payment") return payment;
  return payment === "Expired" || payment === "Refunded" ? "Unpaid" : payment;
}

export function expire(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  if (!isWaiting(placed)) return null;
  if (placed.payment !== "Unpaid" && placed.payment !== "Rejected") return null;
  giveBack(model, placed.lines);
  Object.assign(placed, { status: "Cancelled", payment: "Expired", holds: false });
  settle(placed);
  return null;
}

export function cancel(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  if (!isWaiting(placed) || placed.payment !== "Unpaid") return "conflict";
  giveBack(model, placed.lines);
  Object.assign(placed, { status: "Cancelled", holds: false });
  settle(placed);
  return null;
}

export function prove(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  if (!["Waiting for Payment", "Cancelled"].includes(placed.status)) return null;
  if (placed.payment === "Paid" || placed.payment === "Refunded") return null;
  Object.assign(placed, { payment: "Awaiting Verification", pending: true });
  return null;
}

export function reject(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  if (!placed.pending) return null;
  if (isOpen(placed) && !isWaiting(placed)) return "conflict";
  Object.assign(placed, { payment: "Rejected", pending: false });
  settle(placed);
  return null;
}

export function confirm(
  model: Model,
  index: number,
  { late, came }: { late: "revive" | "refund" | undefined; came: Came },
): Refusal {
  const placed = at(model.orders, index);
  if (!placed.pending) return null;
  if (isOpen(placed) ? !isWaiting(placed) || late !== undefined : !late) return "conflict";
  const asked = placed.total - placed.writtenOff - heldOf(placed);
  const amount = typed(asked, placed.total, came.amount);
  if (amount === undefined && placed.refunded > 0) return "invalid";
  const rupiah = amount ?? asked;
  const writesOff = came.rest === "written-off";
  if (late === "refund") placed.payment = "Paid";
  else {
    const isShort = rupiah < asked && !writesOff;
    const to = isShort ? "Waiting for Payment" : "Payment Confirm";
    if (move(model, placed, to)) return "conflict";
    if (isShort) placed.payment = "Unpaid";
  }
  book(placed, rupiah, writesOff && late !== "refund");
  placed.pending = false;
  settle(placed);
  return null;
}

export function missing(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  const isBeforeParcel = !["In Delivery", "Completed", "Return"].includes(placed.status);
  if (placed.payment === "Awaiting Verification") return "conflict";
  if (!isBeforeParcel || heldOf(placed) <= 0 || placed.refunded > 0) return "conflict";
  placed.received = 0;
  placed.entries = [];
  if (isOpen(placed)) Object.assign(placed, { status: "Waiting for Payment", payment: "Rejected" });
  else placed.payment = "Unpaid";
  settle(placed);
  return null;
}

export function editStock(
  { products }: Model,
  product: number,
  stock: number,
  seen: number | undefined,
): Refusal {
  const goods = at(products, product);
  if (goods.deleted) return "not-found";
  if (seen !== undefined && seen !== goods.stock) return "conflict";
  if (stock !== goods.stock) Object.assign(goods, { stock, sold: false });
  return null;
}

export function deleteProduct({ products, carts }: Model, product: number): Refusal {
  const goods = at(products, product);
  if (goods.deleted) return "not-found";
  goods.deleted = true;
  for (const cart of carts) cart.delete(product);
  return null;
}
