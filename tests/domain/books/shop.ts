import { randomUUID } from "node:crypto";
import type { Actor } from "#lib/actor.ts";
import { addCartItem, resetSoldOut, setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import type { PlaceOrderInput } from "#lib/checkout/schema.ts";
import { db } from "#lib/database/db.ts";
import { onPool } from "#lib/database/sql/source.ts";
import { inTransaction } from "#lib/database/transaction.ts";
import { jakartaDay } from "#lib/dates.ts";
import { AppError } from "#lib/errors.ts";
import { cancelOrder } from "#lib/orders/cancel-order.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { lockOrder } from "#lib/orders/lock-order.ts";
import { correctMoney } from "#lib/orders/money/correct-money.ts";
import { markPaymentMissing } from "#lib/orders/money/mark-payment-missing.ts";
import { recordReceipt } from "#lib/orders/money/record-receipt.ts";
import { refundOrder } from "#lib/orders/money/refund-order.ts";
import { writeOffOrder } from "#lib/orders/money/write-off-order.ts";
import { takesProof } from "#lib/orders/proofs/takes-proof.ts";
import type { ReceiptInput } from "#lib/orders/schema.ts";
import { moveOrder } from "#lib/orders/status/move-order.ts";
import { isOpen } from "#lib/orders/status/order-status.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { writePaymentSettings } from "#lib/shop/settings.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import type { Model, Refusal } from "./model.ts";
import * as rules from "./model.ts";
import { type Came, CUSTOMERS, PRODUCTS, STOCK, type Step } from "./steps.ts";

type OrderStep = Extract<Step, { order: number }>;
type Placed = { actor: Actor; input: PlaceOrderInput; key: string; id: string };

/** Runs each step on the real shop and on its model, which must end the same way. */
export class Shop {
  readonly model: Model = rules.emptyModel(PRODUCTS, CUSTOMERS, STOCK);
  readonly productIds: string[];
  readonly orderIds: string[] = [];
  /** Rupiah, by order. */
  readonly totals = new Map<string, number>();
  readonly #admin: Actor;
  readonly #customers: Actor[];
  readonly #placed: Placed[] = [];

  private constructor(admin: Actor, customers: Actor[], productIds: string[]) {
    this.#admin = admin;
    this.#customers = customers;
    this.productIds = productIds;
  }

  static async open(): Promise<Shop> {
    await writePaymentSettings(onPool, { unique_amounts: true }, null);
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => createActor()));
    const products = Array.from({ length: PRODUCTS }, () => createProduct({ stock: STOCK }));
    return new Shop(await createActor("admin"), customers, await Promise.all(products));
  }

  /** Runs a step on the shop and on the model. Returns both outcomes. */
  async take(step: Step): Promise<{ shop: string | null; model: Refusal }> {
    const model = this.#inModel(step);
    const shop = await codeOf(this.#inShop(step));
    // The model takes prices from the shop.
    for (const [index, id] of this.orderIds.entries()) {
      const order = this.model.orders[index];
      if (order) order.total = this.totals.get(id) ?? 0;
    }
    return { shop, model };
  }

  /** Runs a step on the shop only, for concurrent steps in an unknown order. */
  async takeAlone(step: Step): Promise<void> {
    await codeOf(this.#inShop(step));
  }

  /** Returns the index of an order, counted from the newest. Returns undefined if there is none. */
  #order(number: number): number | undefined {
    const count = this.orderIds.length;
    return count === 0 ? undefined : count - 1 - (number % count);
  }

  #inModel(step: Step): Refusal {
    const { model } = this;
    if ("order" in step) {
      const order = this.#order(step.order);
      return order === undefined ? null : stepOfOrder(model, order, step);
    }
    switch (step.kind) {
      case "set":
        return rules.changeCart(model, step.customer, step.product, { to: step.quantity });
      case "add":
        return rules.changeCart(model, step.customer, step.product, { by: step.quantity });
      case "look":
        return rules.lookAtCart(model, step.customer);
      case "close":
        return rules.closeSoldOut(model, step.customer);
      case "order":
        return rules.order(model, step.customer);
      case "stock":
        return rules.editStock(model, step.product, step.stock, this.#seen(step));
      case "price":
        return model.products[step.product]?.deleted ? "not-found" : null;
      case "delete":
        return rules.deleteProduct(model, step.product);
      case "repeat":
        return null;
    }
  }

  /** Returns the stock in the admin's form when it was opened. Call it before the model changes. */
  #seen({ product, seen }: Extract<Step, { kind: "stock" }>): number | undefined {
    const stock = this.model.products[product]?.stock ?? 0;
    if (seen === "none") return undefined;
    return seen === "fresh" ? stock : stock + 1;
  }

  async #inShop(step: Step): Promise<unknown> {
    if ("order" in step) {
      const id = this.orderIds[this.#order(step.order) ?? -1];
      return id && this.#withOrder(id, step);
    }
    switch (step.kind) {
      case "set":
        return setCartItem(this.#customer(step), this.#product(step), step.quantity);
      case "add":
        return addCartItem(this.#customer(step), this.#product(step), step.quantity);
      case "look":
        return getCart(this.#customer(step));
      case "close":
        return resetSoldOut(this.#customer(step));
      case "order":
        return this.#placeOrder(this.#customer(step));
      case "repeat":
        return this.#repeat(this.#customer(step));
      case "price":
        return updateProduct(this.#admin, this.#product(step), { price: step.price });
      case "stock":
        return this.#editStock(step);
      case "delete":
        return deleteProduct(this.#admin, this.#product(step));
    }
  }

  async #withOrder(id: string, step: OrderStep): Promise<unknown> {
    switch (step.kind) {
      case "status": {
        const restock = step.restock === undefined ? {} : { restock: step.restock };
        const came = await this.#receipt(id, step.came);
        return updateOrder(this.#admin, id, { status: step.status, ...restock, ...came });
      }
      case "expire":
        return expire(id);
      case "cancel":
        return this.#cancel(id);
      case "prove":
        return prove(id);
      case "reject":
        return this.#reject(id);
      case "confirm":
        return this.#confirm(id, step);
      case "missing":
        return markPaymentMissing(this.#admin, id, { reason: "Called back" });
      case "refund":
        return this.#refund(id, step.amount);
      case "receipt":
        return this.#receive(id, step.amount);
      case "write-off":
        return this.#writeOff(id);
      case "correct":
        return this.#correct(id, step);
    }
  }

  async #placeOrder(actor: Actor): Promise<void> {
    const input = await orderInput(actor);
    const key = randomUUID();
    const { order } = await placeOrder(actor, input, key);
    this.orderIds.push(order.id);
    const { total } = await getOrder(this.#admin, order.id);
    this.totals.set(order.id, total);
    this.#placed.push({ actor, input, key, id: order.id });
  }

  /** Repeats the customer's last payment. Must return the same order, even with another cart. */
  async #repeat(actor: Actor): Promise<void> {
    const placed = this.#placed.filter((one) => one.actor === actor).at(-1);
    if (!placed) return;
    const { order } = await placeOrder(actor, placed.input, placed.key);
    if (order.id !== placed.id) throw new Error("a repeat made another order");
  }

  async #cancel(id: string): Promise<void> {
    const placed = this.#placed.find((one) => one.id === id);
    if (placed) await cancelOrder(placed.actor, placed.id);
  }

  async #reject(orderId: string): Promise<void> {
    const proofId = await pendingProof(orderId);
    const verdict = { state: "rejected", reason: "The amount differs" } as const;
    if (proofId) await reviewProof(this.#admin, orderId, proofId, verdict);
  }

  async #confirm(orderId: string, { late, came }: Extract<OrderStep, { kind: "confirm" }>) {
    const proofId = await pendingProof(orderId);
    if (!proofId) return;
    const receipt = await this.#receipt(orderId, came);
    await reviewProof(this.#admin, orderId, proofId, { state: "confirmed", late, ...receipt });
  }

  /** Returns the fields that an admin types, by the amount due at that moment. */
  async #receipt(id: string, { amount, rest }: Came): Promise<ReceiptInput> {
    const { total, money } = await getOrder(this.#admin, id);
    const rupiah = rules.typed(total - money.written_off - money.held, total, amount);
    return rupiah === undefined ? {} : { amount: rupiah, rest, sure: true };
  }

  async #receive(id: string, amount: "part" | "total"): Promise<void> {
    const { total, money } = await getOrder(this.#admin, id);
    const rupiah = amount === "part" ? rules.PART : total;
    const input = { amount: rupiah, note: "", held_seen: money.held, sure: true };
    await recordReceipt(this.#admin, id, input);
  }

  async #writeOff(id: string): Promise<void> {
    const { due } = (await getOrder(this.#admin, id)).money;
    await writeOffOrder(this.#admin, id, { due_seen: due });
  }

  async #correct(id: string, { what, to }: Extract<OrderStep, { kind: "correct" }>) {
    const { receipts, refunds } = (await getOrder(this.#admin, id)).money;
    const entry = (what === "received" ? receipts : refunds).at(-1);
    const amount = to === "part" ? rules.PART : 0;
    const input = { amount, reason: "Salah ketik", sure: true };
    await correctMoney(this.#admin, id, entry?.id ?? randomUUID(), input);
  }

  async #refund(id: string, amount: "one" | "all" | "more"): Promise<void> {
    const { status, money } = await getOrder(this.#admin, id);
    const { held, due } = money;
    // Of an order that goes on, what is beyond its total is all.
    const all = Math.max(0, isOpen(status) ? -due : held);
    const rupiah = { one: 1, all: Math.max(all, 1), more: all + 1 }[amount];
    const to = { account: "BCA 1", sent_on: jakartaDay(new Date()), note: "" };
    await refundOrder(this.#admin, id, { amount: rupiah, held_seen: held, ...to });
  }

  async #editStock(step: Extract<Step, { kind: "stock" }>): Promise<unknown> {
    const id = this.#product(step);
    const { stock } = await db().product.findUniqueOrThrow({ where: { id } });
    const seen = { fresh: stock, stale: stock + 1, none: undefined }[step.seen];
    return updateProduct(this.#admin, id, {
      stock: step.stock,
      ...(seen === undefined ? {} : { stock_seen: seen }),
    });
  }

  #customer({ customer }: { customer: number }): Actor {
    const actor = this.#customers[customer];
    if (!actor) throw new Error("no such customer");
    return actor;
  }

  #product({ product }: { product: number }): string {
    const id = this.productIds[product];
    if (!id) throw new Error("no such product");
    return id;
  }
}

const MOVES = {
  ...{ cancel: rules.cancel, expire: rules.expire, missing: rules.missing },
  ...{ prove: rules.prove, reject: rules.reject },
};

function stepOfOrder(model: Model, order: number, step: OrderStep): Refusal {
  switch (step.kind) {
    case "status":
      return rules.setStatus(model, order, step.status, step.restock, step.came);
    case "confirm":
      return rules.confirm(model, order, step);
    case "refund":
      return rules.refund(model, order, step.amount);
    case "receipt":
      return rules.receive(model, order, step.amount);
    case "write-off":
      return rules.writeOff(model, order);
    case "correct":
      return rules.correct(model, order, step);
    default:
      return MOVES[step.kind](model, order);
  }
}

async function expire(id: string): Promise<void> {
  const { paymentDeadline } = await db().order.findUniqueOrThrow({ where: { id } });
  await db().order.update({ where: { id }, data: { paymentDeadline: new Date(0) } });
  await expireUnpaidOrders(new Date(1));
  await db().order.update({ where: { id }, data: { paymentDeadline } });
}

/** Records a proof without its picture, which would be drawn and decoded. */
async function prove(orderId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!takesProof({ ...order, proofs: 0 })) return;
    const pending = { orderId, state: "pending" };
    await tx.paymentProof.updateMany({ where: pending, data: { state: "replaced" } });
    await tx.paymentProof.create({ data: { orderId, image: "0".repeat(24) } });
    await moveOrder(tx, order, { kind: "proof-received" }, null);
  });
}

async function pendingProof(orderId: string): Promise<string | undefined> {
  const proof = await db().paymentProof.findFirst({ where: { orderId, state: "pending" } });
  return proof?.id;
}

async function codeOf(outcome: Promise<unknown>): Promise<string | null> {
  try {
    await outcome;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
