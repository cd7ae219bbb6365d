import { z } from "zod";
import { jsonList } from "../fields/json-list.ts";
import { noteText } from "../fields/note-text.ts";
import { plainCode, visibleText } from "../fields/pasted-text.ts";
import { atMost, EMPTY, requiredText } from "../fields/required-text.ts";
import { searchText } from "../fields/search-text.ts";
import { typedAmount } from "../fields/typed-amount.ts";
import { wholeNumber } from "../fields/whole-number.ts";
import { asError } from "../language/spoken-language.ts";
import { pageMeta, pagingFields } from "../paging.ts";
import { parseRupiah } from "../rupiah.ts";
import { CARRIERS } from "../shipping/carriers.ts";
import { CHAT_KINDS } from "../shop/chat/chat-fields.ts";
import { CHARGE_KINDS } from "../totals.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./status/order-status.ts";

const imagePath = z.string().nullable();

export const orderItemView = z
  .object({
    id: z.string(),
    product_id: z.string(),
    /** False once the product was deleted: its page is gone. */
    has_page: z.boolean(),
    quantity: z.number().int(),
    product: z.object({
      name: z.string(),
      /** English side of the name, empty where the product had none. */
      name_en: z.string(),
      category: z.string(),
      size: z.string(),
      /** Empty in orders of earlier releases. */
      size_details: z.string(),
      chosen_size: z.string().nullable(),
      price: z.string(),
      image1: imagePath,
      image2: imagePath,
      image3: imagePath,
      image4: imagePath,
    }),
  })
  .meta({ id: "OrderItem" });

export type OrderItemView = z.infer<typeof orderItemView>;

/** `replaced`: the customer sent another before an admin looked. */
export const PROOF_STATES = ["pending", "confirmed", "rejected", "replaced"] as const;

export type ProofState = (typeof PROOF_STATES)[number];

export const proofView = z
  .object({
    id: z.string(),
    uploaded_at: z.string(),
    /** Only the order's owner and admins may read this address. Null once the picture was deleted. */
    image: z.string().nullable(),
    state: z.enum(PROOF_STATES),
    bank: z.string(),
    sender: z.string(),
    /** Rupiah as the customer typed it; null for none. */
    amount: z.number().int().nullable(),
    /** Reason of a rejection, else empty. */
    reason: z.string(),
  })
  .meta({ id: "Proof" });

export type ProofView = z.infer<typeof proofView>;

const receiptView = z.object({
  id: z.string(),
  /** Day of the transfer, YYYY-MM-DD in Jakarta. */
  received_on: z.string(),
  rupiah: z.number().int(),
});

const refundView = z.object({
  id: z.string(),
  /** Day of the transfer, YYYY-MM-DD in Jakarta. */
  sent_on: z.string(),
  rupiah: z.number().int(),
  /** Bank, number and holder as the admin typed them. */
  account: z.string(),
  note: z.string(),
  /** Picture of the transfer, for the order's owner and admins. Null without one, and once it was deleted. */
  image: z.string().nullable(),
});

export const orderView = z
  .object({
    id: z.string(),
    order_no: z.string(),
    date: z.string(),
    created_at: z.string(),
    status: z.enum(ORDER_STATUSES),
    payment_status: z.enum(PAYMENT_STATUSES),
    /** Address of the proof page; null once the order takes no proof. */
    link: z.string().nullable(),
    /** Until when a cancelled order takes a proof of money that was on its way, ISO 8601; null for another order. */
    late_proof_until: z.string().nullable(),
    resi: z.string().nullable(),
    carrier: z.string(),
    service: z.string(),
    etd: z.string(),
    subtotal: z.number().int(),
    ongkir: z.number().int(),
    /** Rupiah, of the total, that name the order; null where the owner hasn't switched them on. */
    unique_amount: z.number().int().nullable(),
    charges: z.array(z.object({ kind: z.enum(CHARGE_KINDS), rupiah: z.number().int() })),
    /** Source of the shipping price: RATE_SOURCES of lib/shipping. */
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
    customer_note: z.string(),
    name: z.string(),
    email: z.string(),
    user: z.object({ name: z.string(), email: z.string(), phone_number: z.string() }),
    order_items: z.array(orderItemView),
    timeline: z.array(z.object({ status: z.string(), at: z.string(), note: z.string() })),
    proofs: z.array(proofView),
    /** Rupiah that came in, and of them what the shop still has. Entries that were corrected are left out. */
    money: z.object({
      received: z.number().int(),
      held: z.number().int(),
      /** Day of the last receipt, YYYY-MM-DD in Jakarta; null without money. */
      received_on: z.string().nullable(),
      /** Rupiah still due; below zero those that have to go back. */
      due: z.number().int(),
      /** Rupiah that the shop no longer asks for. */
      written_off: z.number().int(),
      receipts: z.array(receiptView),
      refunds: z.array(refundView),
    }),
    payment_deadline: z.string(),
    holds_stock: z.boolean(),
  })
  .meta({ id: "Order" });

export type OrderView = z.infer<typeof orderView>;

export const orderPage = z.object({ data: z.array(orderView), meta: pageMeta });

const INVALID_AMOUNT = "Jumlah harus rupiah bulat di atas nol, misalnya 485.000";

const MAX_ACCOUNT_LENGTH = 120;
/** The most that an amount can be typed as. */
const MAX_HELD = 999_999_999_999_999;
const MAX_REFUND_NOTE_LENGTH = 300;

export const refundInput = z.object({
  amount: typedAmount(INVALID_AMOUNT),
  account: requiredText(MAX_ACCOUNT_LENGTH, { empty: "Rekening tujuan harus terisi" }),
  /** Day of the transfer in Jakarta. */
  sent_on: z.iso.date("Tanggal tidak dikenali"),
  /** The customer reads it. */
  note: z
    .string()
    .overwrite(visibleText)
    .max(MAX_REFUND_NOTE_LENGTH, atMost(MAX_REFUND_NOTE_LENGTH, "id"))
    .default(""),
  /** Money received as the admin saw it. 409 if it has changed since. */
  held_seen: wholeNumber({ min: 0, max: MAX_HELD, read: parseRupiah }),
});

export type RefundInput = z.infer<typeof refundInput>;

const flag = z.union([
  z.boolean(),
  z.enum(["true", "false", "1", "0"]).transform((text) => text === "true" || text === "1"),
]);

/** A receipt of more than this many totals is asked for again. */
export const DOUBTED_TOTALS = 2;

/** `due`: the customer is asked for the rest. */
export const RESTS = ["due", "written-off"] as const;

/** Money as an admin saw it come in. What is absent is the proposal: what is due, today. */
export const receiptInput = z.object({
  /** Rupiah that came in. */
  amount: typedAmount(INVALID_AMOUNT).optional(),
  /** Day of the transfer in Jakarta. */
  received_on: z.iso.date("Tanggal tidak dikenali").optional(),
  rest: z.enum(RESTS, "rest must be due or written-off").optional(),
  /** Confirms an amount of more than twice the total. */
  sure: flag.optional(),
});

export type ReceiptInput = z.infer<typeof receiptInput>;

export const recordReceiptInput = z.object({
  amount: typedAmount(INVALID_AMOUNT),
  ...receiptInput.pick({ received_on: true, sure: true }).shape,
  note: refundInput.shape.note,
  held_seen: refundInput.shape.held_seen,
});

export type RecordReceiptInput = z.infer<typeof recordReceiptInput>;

/** `due_seen`: amount due as the admin saw it. 409 if it has changed since. */
export const writeOffInput = z.object({
  due_seen: wholeNumber({ min: 1, max: MAX_HELD, read: parseRupiah }),
});

export type WriteOffInput = z.infer<typeof writeOffInput>;

export const correctMoneyInput = z.object({
  /** The right amount in rupiah; 0 where nothing moved. */
  amount: wholeNumber({ min: 0, max: MAX_HELD, read: parseRupiah }),
  reason: requiredText(300, { language: "id" }),
  sure: flag.optional(),
});

export type CorrectMoneyInput = z.infer<typeof correctMoneyInput>;

export const paymentMissingInput = z.object({ reason: requiredText(300, { language: "spoken" }) });

export type PaymentMissingInput = z.infer<typeof paymentMissingInput>;

export const orderAnswer = z.object({ data: z.array(orderView).length(1) });

export const MONEY_FILTERS = ["due", "return"] as const;

export const orderQuery = z.object({
  days: z
    .string()
    .regex(/^[1-7]$/, "Days must be a whole number from 1 to 7")
    .transform(Number)
    .optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  payment_status: z.enum(PAYMENT_STATUSES).optional(),
  /** Admins only: money that is still due, or has to go back. */
  money: z.enum(MONEY_FILTERS).optional(),
  scope: z.enum(["mine"]).optional(),
  /** Admins only: part of the order number, recipient, customer's name or e-mail. */
  search: searchText(),
  /** Admins only: a customer's id. */
  customer: z.uuid("This isn't the id of a customer").optional(),
  ...pagingFields,
});

export type OrderQuery = z.infer<typeof orderQuery>;

export const paymentQuery = z.object({
  payment_id: z.string(asError(EMPTY)).max(100, atMost(100)),
});

export const completeOrderInput = z.object({
  token: z.string("This field is required").min(1, "This field is required").max(200, atMost(200)),
});

export type CompleteOrderInput = z.infer<typeof completeOrderInput>;

export const completeOrderAnswer = z.object({ message: z.string() });

/** A number of so many characters is complete: digits after it are something else. */
const COMPLETE_RESI = /^(?=.*\d).{10,}$/;

/** Returns a resi as it is stored. Joins only groups of digits, also after a carrier's name; other words stay apart. */
export function normalizeResi(text: string): string {
  const pieces = plainCode(text)
    .toUpperCase()
    .split(" ")
    .map((piece) => piece.replaceAll("-", ""))
    .filter((piece) => piece !== "");
  const [first = "", ...rest] = pieces;
  const isStart = /\d/.test(first) ? !COMPLETE_RESI.test(first) : CARRIER_CODES.has(first);
  const isOne = isStart && rest.every((piece) => /^\d+$/.test(piece));
  return pieces.join(isOne ? "" : " ");
}

const CARRIER_CODES = new Set(CARRIERS.map(({ id }) => id.toUpperCase()));

const MAX_RESI_LENGTH = 30;

/** A number of any carrier; an empty one changes nothing. */
export const resiField = z
  .string()
  .transform(normalizeResi)
  .pipe(
    z
      .string()
      .max(MAX_RESI_LENGTH, `Resi paling panjang ${MAX_RESI_LENGTH} huruf dan angka`)
      .refine(isResi, "Resi hanya boleh berisi huruf dan angka"),
  );

function isResi(text: string): boolean {
  return text === "" || CARRIERS.some(({ resiPattern }) => resiPattern.test(text));
}

export const updateOrderInput = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  /** An empty one changes nothing. */
  resi: resiField.optional(),
  /** With Return: whether the products go back on sale. */
  restock: flag.optional(),
  /** The status that the admin saw. 409 if it has changed since. */
  status_seen: z.enum(ORDER_STATUSES).optional(),
  /** With a status that says that money came. */
  ...receiptInput.shape,
});

export type UpdateOrderInput = z.infer<typeof updateOrderInput>;

/** At most so many orders are changed, printed or listed by their numbers in one request. */
export const MAX_ORDERS_AT_ONCE = 100;

const orderChange = updateOrderInput.extend({ id: z.uuid().toLowerCase() });

const orderChanges = z
  .array(orderChange)
  .min(1, "Pilih pesanan dulu")
  .max(MAX_ORDERS_AT_ONCE, `Paling banyak ${MAX_ORDERS_AT_ONCE} pesanan sekaligus`);

export const updateOrdersInput = z.object({
  changes: jsonList(orderChanges),
});

export type UpdateOrdersInput = z.infer<typeof updateOrdersInput>;

/** `failed`: the shop couldn't tell or try; the order may be changed again. */
const ORDER_CHANGE_RESULTS = ["saved", "conflict", "not-found", "failed"] as const;

const orderChangeResult = z.object({
  id: z.string(),
  result: z.enum(ORDER_CHANGE_RESULTS),
  /** The order's status after the call; null where it isn't known. */
  status: z.enum(ORDER_STATUSES).nullable(),
  /** The reason of a change that wasn't made, else empty. */
  message: z.string(),
});

export type OrderChangeResult = z.infer<typeof orderChangeResult>;

export const updateOrdersAnswer = z.object({ data: z.array(orderChangeResult) });

export const MAX_NOTE_LENGTH = 2000;

export const saveOrderNoteInput = z.object({
  note: noteText.pipe(
    z.string().max(MAX_NOTE_LENGTH, `A note may have at most ${MAX_NOTE_LENGTH} characters`),
  ),
  /** The note that the admin saw. 409 if it has changed since. */
  note_seen: noteText.optional(),
});

export type SaveOrderNoteInput = z.infer<typeof saveOrderNoteInput>;

export const orderNoteView = z.object({ note: z.string() });

/** Admins only; never part of an order's view. */
export type OrderNoteView = z.infer<typeof orderNoteView>;

export const orderNoteAnswer = z.object({ data: orderNoteView });

/** Text that the admin opened in WhatsApp. */
export const tellCustomerInput = z.object({ text: z.enum(CHAT_KINDS) });

export type TellCustomerInput = z.infer<typeof tellCustomerInput>;

export const tellCustomerAnswer = z.object({ data: tellCustomerInput });

export type OrderChat = {
  /** Null without a number: the customer gave none, or their data is erased. */
  press: { kind: TellCustomerInput["text"]; href: string } | null;
  /** The order's timeline with the chats, which no order view has. */
  timeline: OrderView["timeline"];
};
