import type { ProductSnapshot } from "../../catalogue/views/product-snapshot.ts";
import type { OrderPrice } from "../../totals.ts";

export type NewOrderLine = ProductSnapshot & { quantity: number; chosenSize: string | null };

export type NewOrder = {
  userId: string;
  /** The writer: the customer, or an admin for a sale outside the website. */
  actorId: string;
  /** The contact of a customer without an account, who gets no mail; null: the account's. */
  outsideCustomer: { name: string; phone: string } | null;
  carrier: string;
  service: string;
  etd: string;
  price: OrderPrice;
  /** Source of the shipping price: RATE_SOURCES of lib/shipping. */
  rateSource: string;
  recipient: string;
  phoneNumber: string;
  address: string;
  description: string;
  city: { id: string; name: string };
  province: { id: string; name: string };
  zipCode: string;
  customerNote: string;
  paymentDeadline: Date;
  placedFrom: string | null;
  lines: NewOrderLine[];
  idempotency: { key: string; bodyHash: string };
};
