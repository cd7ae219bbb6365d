/** Notes of the timeline, as stored and answered. Pages word them (components/orders/timeline/timeline-lines.ts). */
export const TIMELINE_NOTES = {
  proofReceived: "A proof of payment came in",
  /** Followed by a colon and the reason, until the customer's account is deleted. */
  proofRejected: "The proof of payment was rejected",
  /** Followed by a colon and the reason, until the customer's account is deleted. */
  paymentMissing: "The payment hadn't come in",
  lateMoney: "The money came after the order's end, and goes back",
  transferOverdue: "The transfer didn't come in time",
  proofOverdue: "Another proof of payment didn't come in time",
  cancelledByCustomer: "The customer has cancelled the order",
  parcelReceived: "The customer has received the parcel",
  backOnSale: "The pieces are back on sale",
  /** Followed by a colon and the amount, as the next four. */
  partReceived: "A part of the payment came in",
  received: "Money came in",
  refunded: "Money went back to the customer",
  writtenOff: "The rest of the payment is no longer asked for",
  corrected: "An amount was corrected",
  /** Followed by a colon and the text's name. In no order view: admins alone read it. */
  told: "The customer was told by WhatsApp",
} as const;

export type TimelineNote = keyof typeof TIMELINE_NOTES;

/** Returns which note the shop has written, and the reason after it; null for another text. */
export function readTimelineNote(note: string): { kind: TimelineNote; reason: string } | null {
  for (const kind of Object.keys(TIMELINE_NOTES) as TimelineNote[]) {
    const words = TIMELINE_NOTES[kind];
    if (note === words) return { kind, reason: "" };
    if (note.startsWith(`${words}: `)) return { kind, reason: note.slice(words.length + 2) };
  }
  return null;
}
