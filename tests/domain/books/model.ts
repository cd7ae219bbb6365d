import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";

/** The expected state of the shop after each step, by the rules of docs/orders.md. */
export type Model = { products: ModelProduct[]; carts: ModelCart[]; orders: ModelOrder[] };

export type ModelProduct = { stock: number; sold: boolean; deleted: boolean };

/** Lines by product. A sold-out line keeps its quantity until the customer has seen it. */
export type ModelCart = Map<number, ModelLine>;

export type ModelLine = { quantity: number; mark: "none" | "deducted" | "removed" };

export type ModelOrder = {
  customer: number;
  lines: { product: number; quantity: number }[];
  status: OrderStatus;
  payment: PaymentStatus;
  holds: boolean;
  /** True while the shop has money of it: its total without `lacks` and without what went `back`, in rupiah. */
  paid: boolean;
  lacks: number;
  back: number;
  /** Some money went back, at any time. */
  wentBack: boolean;
  /** A proof waits for its review. */
  pending: boolean;
  /** Money came in and went back as a whole. */
  refunded: boolean;
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
    paid: false,
    lacks: 0,
    back: 0,
    wentBack: false,
    pending: false,
    refunded: false,
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

export function setStatus(
  model: Model,
  index: number,
  status: OrderStatus,
  restock: boolean | undefined,
): Refusal {
  const placed = at(model.orders, index);
  if (status === placed.status && restock === undefined) return null;
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
  if (status !== placed.status) {
    placed.payment = paymentAfter(status, placed.payment);
    if (placed.payment === "Paid") placed.pending = false;
  }
  Object.assign(placed, { status, holds });
  settle(placed);
  return null;
}

const isOpen = ({ status }: ModelOrder) =>
  ["Waiting for Payment", "Payment Confirm", "In Delivery"].includes(status);

/** What the money says of the payment, after any change. */
function settle(placed: ModelOrder): void {
  if (placed.payment === "Paid" && !placed.paid) {
    Object.assign(placed, { paid: true, lacks: 0, back: 0 });
  }
  if (placed.paid || isOpen(placed) || !placed.refunded) return;
  if (placed.payment !== "Awaiting Verification") placed.payment = "Refunded";
}

export function refund(model: Model, index: number, amount: "one" | "all" | "more"): Refusal {
  const placed = at(model.orders, index);
  if (isOpen(placed)) return "conflict";
  if (amount === "more" || !placed.paid) return "invalid";
  placed.wentBack = true;
  if (amount === "one") placed.back += 1;
  else Object.assign(placed, { paid: false, refunded: true, payment: "Refunded" });
  return null;
}

function paymentAfter(status: OrderStatus, payment: PaymentStatus): PaymentStatus {
  if (["Payment Confirm", "In Delivery", "Completed"].includes(status)) return "Paid";
  if (status !== "Waiting for Payment") return payment;
  return payment === "Expired" || payment === "Refunded" ? "Unpaid" : payment;
}

export function expire(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  if (placed.status !== "Waiting for Payment") return null;
  if (placed.payment !== "Unpaid" && placed.payment !== "Rejected") return null;
  giveBack(model, placed.lines);
  Object.assign(placed, { status: "Cancelled", payment: "Expired", holds: false });
  settle(placed);
  return null;
}

export function cancel(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  if (placed.status !== "Waiting for Payment" || placed.payment !== "Unpaid") return "conflict";
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
  Object.assign(placed, { payment: "Rejected", pending: false });
  settle(placed);
  return null;
}

/** `lacks`: rupiah that came in less than the total. */
export function confirm(
  model: Model,
  index: number,
  { late, lacks }: { late: "revive" | "refund" | undefined; lacks: number },
): Refusal {
  const placed = at(model.orders, index);
  if (!placed.pending) return null;
  if (isOpen(placed) === (late !== undefined)) return "conflict";
  if (late === "refund") placed.payment = "Paid";
  else if (setStatus(model, index, "Payment Confirm", undefined)) return "conflict";
  settle(placed);
  Object.assign(placed, { pending: false, lacks });
  return null;
}

export function missing(model: Model, index: number): Refusal {
  const placed = at(model.orders, index);
  const isBeforeParcel = !["In Delivery", "Completed", "Return"].includes(placed.status);
  if (!isBeforeParcel || !placed.paid || placed.wentBack) return "conflict";
  placed.paid = false;
  if (isOpen(placed)) Object.assign(placed, { status: "Waiting for Payment", payment: "Rejected" });
  else placed.payment = "Unpaid";
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
