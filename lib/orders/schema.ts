import { z } from "zod";
import { pageMeta, pagingFields } from "../paging.ts";
import { CHARGE_KINDS } from "../totals.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status.ts";

const imagePath = z.string().nullable();

export const orderItemView = z.object({
  id: z.string(),
  product_id: z.string(),
  quantity: z.number().int(),
  product: z.object({
    name: z.string(),
    size: z.string(),
    price: z.string(),
    image1: imagePath,
    image2: imagePath,
    image3: imagePath,
    image4: imagePath,
  }),
});

export type OrderItemView = z.infer<typeof orderItemView>;

/** `replaced`: the customer sent another before the shop had looked at it. */
export const PROOF_STATES = ["pending", "confirmed", "rejected", "replaced"] as const;

export type ProofState = (typeof PROOF_STATES)[number];

export const proofView = z.object({
  id: z.string(),
  uploaded_at: z.string(),
  /** For the order's owner and admins only. */
  image: z.string(),
  state: z.enum(PROOF_STATES),
  bank: z.string(),
  sender: z.string(),
  /** Rupiah, as the customer says; null where they didn't. */
  amount: z.number().int().nullable(),
  /** Why it was rejected; empty where it wasn't. */
  reason: z.string(),
});

export type ProofView = z.infer<typeof proofView>;

export const orderView = z.object({
  id: z.string(),
  order_no: z.string(),
  date: z.string(),
  created_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** The page where the proof of transfer is handed in; null once there is nothing to hand in. */
  link: z.string().nullable(),
  resi: z.string().nullable(),
  service: z.string(),
  etd: z.string(),
  subtotal: z.number().int(),
  ongkir: z.number().int(),
  /** Everything beside the products, shipping among it, in rupiah. */
  charges: z.array(z.object({ kind: z.enum(CHARGE_KINDS), rupiah: z.number().int() })),
  /** Where the shipping price came from: RATE_SOURCES of lib/shipping. */
  rate_source: z.string(),
  /** Grams. */
  weight: z.number().int(),
  total: z.number().int(),
  total_price: z.number().int(),
  quantity: z.number().int(),
  recipient: z.string(),
  address: z.string(),
  description: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  phone_number: z.string(),
  name: z.string(),
  email: z.string(),
  user: z.object({ name: z.string(), email: z.string(), phone_number: z.string() }),
  order_items: z.array(orderItemView),
  timeline: z.array(z.object({ status: z.string(), at: z.string(), note: z.string() })),
  proofs: z.array(proofView),
  /** Until when the transfer must have come in. */
  payment_deadline: z.string(),
  /** Whether the order holds its pieces: not once they went back on sale. */
  holds_stock: z.boolean(),
});

export type OrderView = z.infer<typeof orderView>;

export const orderPage = z.object({ data: z.array(orderView), meta: pageMeta });

/** One order, in a list of its own as the contract has it. */
export const orderAnswer = z.object({ data: z.array(orderView).length(1) });

export const paymentAnswer = z.object({ order: orderView, link: orderView.shape.link });

export const orderQuery = z.object({
  days: z
    .string()
    .regex(/^[1-7]$/)
    .transform(Number)
    .optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  payment_status: z.enum(PAYMENT_STATUSES).optional(),
  scope: z.enum(["mine"]).optional(),
  /** For admins: a part of the order's number, the recipient, the customer's name or e-mail. */
  search: z.string().trim().max(100).default(""),
  /** For admins: the id of the customer whose orders these are. */
  customer: z.uuid().optional(),
  ...pagingFields,
});

export type OrderQuery = z.infer<typeof orderQuery>;

export const paymentQuery = z.object({ payment_id: z.string().max(100) });

/** The token of the In Delivery mail's link; what is too long to be one isn't looked up. */
export const completeOrderInput = z.object({
  token: z.string("This field is required").min(1, "This field is required").max(200),
});

export type CompleteOrderInput = z.infer<typeof completeOrderInput>;

export const completeOrderAnswer = z.object({ message: z.string() });

/** JNE's numbers are 8 to 20 letters and digits; people paste them with spaces and dashes. */
const resi = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{0,30}$/, "Resi may hold letters and digits only"));

/** A tick as JSON sends it or as a form does. */
const flag = z.union([
  z.boolean(),
  z.enum(["true", "false", "1", "0"]).transform((text) => text === "true" || text === "1"),
]);

export const updateOrderInput = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  /** An empty one changes nothing. */
  resi: resi.optional(),
  /** With Return: whether the pieces go back on sale. */
  restock: flag.optional(),
  /** The status that the admin was looking at: another by now is a conflict. */
  status_seen: z.enum(ORDER_STATUSES).optional(),
});

export type UpdateOrderInput = z.infer<typeof updateOrderInput>;

export const MAX_NOTE_LENGTH = 2000;

/** A form sends its lines with carriage returns, and would come out longer than it was typed. */
const note = z.string().transform((text) => text.replaceAll("\r\n", "\n").trim());

export const saveOrderNoteInput = z.object({
  note: note.pipe(
    z.string().max(MAX_NOTE_LENGTH, `A note may have at most ${MAX_NOTE_LENGTH} characters`),
  ),
  /** The note that the admin was looking at: another by now is a conflict. */
  note_seen: note.optional(),
});

export type SaveOrderNoteInput = z.infer<typeof saveOrderNoteInput>;

export const orderNoteView = z.object({ note: z.string() });

/** For admins only, and never a part of an order's view. */
export type OrderNoteView = z.infer<typeof orderNoteView>;

export const orderNoteAnswer = z.object({ data: orderNoteView });
