import { expect, test } from "vitest";
import { TIMELINE_NOTES } from "#lib/orders/status/timeline-notes.ts";
import { timelineLines } from "./timeline-lines.ts";

const at = "2026-11-21T12:05:00.000Z";

const WALK = [
  { status: "Waiting for Payment", at, note: "" },
  { status: "Waiting for Payment", at, note: TIMELINE_NOTES.proofReceived },
  { status: "Waiting for Payment", at, note: `${TIMELINE_NOTES.proofRejected}: Too little` },
  { status: "Payment Confirm", at, note: "" },
  { status: "In Delivery", at, note: "" },
  { status: "Completed", at, note: TIMELINE_NOTES.parcelReceived },
];

test("a customer reads each thing once, and in words of their own", () => {
  const lines = timelineLines(WALK, "en").map(({ title, note }) => [title, note]);
  expect(lines).toEqual([
    ["Waiting for Payment", ""],
    ["We received your proof of payment", ""],
    ["We couldn't accept your proof of payment", "Too little"],
    ["Payment confirmed", ""],
    ["In Delivery", ""],
    ["Completed", "You received the parcel"],
  ]);
});

test("a customer reads that the payment was confirmed, and the status beside it", () => {
  const lines = timelineLines(WALK, "en").filter(({ gloss }) => gloss !== "");
  expect(lines).toMatchObject([{ title: "Payment confirmed", gloss: "Payment Confirm" }]);
});

test("an admin reads notes in Indonesian, and statuses with their Indonesian words beside them", () => {
  const lines = timelineLines(WALK, "dashboard");
  expect(lines.map(({ title, gloss }) => [title, gloss])).toEqual([
    ["Waiting for Payment", "Menunggu pembayaran"],
    ["Bukti pembayaran masuk", ""],
    ["Bukti pembayaran ditolak", ""],
    ["Payment Confirm", "Pembayaran dikonfirmasi"],
    ["In Delivery", "Dalam pengiriman"],
    ["Completed", "Selesai"],
  ]);
  expect(lines.at(-1)?.note).toBe("Pelanggan sudah menerima paket");
  expect(lines.map(({ isStatus }) => isStatus)).toEqual([true, false, false, true, true, true]);
});

test("an Indonesian customer reads all of it in Indonesian, and in words of their own", () => {
  const lines = timelineLines(WALK, "id").map(({ title, gloss, note }) => [title, gloss, note]);
  expect(lines).toEqual([
    ["Menunggu pembayaran", "", ""],
    ["Bukti pembayaran Anda sudah kami terima", "", ""],
    ["Bukti pembayaran Anda tidak dapat kami terima", "", "Too little"],
    ["Pembayaran dikonfirmasi", "", ""],
    ["Dalam pengiriman", "", ""],
    ["Selesai", "", "Anda sudah menerima paket"],
  ]);
  for (const note of Object.values(TIMELINE_NOTES)) {
    const [line] = timelineLines([{ status: "Completed", at, note }], "id");
    expect(line?.note).not.toMatch(/pelanggan|customer/i);
  }
});

test("no customer is called the customer", () => {
  for (const note of Object.values(TIMELINE_NOTES)) {
    const [, line] = timelineLines(
      [
        { status: "In Delivery", at, note: "" },
        { status: "Completed", at, note },
      ],
      "en",
    );
    expect(line?.note).not.toBe("");
    expect(line?.note).not.toContain("customer");
    // They may have paid by QRIS.
    expect(line?.note).not.toContain("transfer");
  }
});

test("a note that the shop doesn't write is shown as it is", () => {
  const [line] = timelineLines([{ status: "Return", at, note: "By courier" }], "en");
  expect(line).toMatchObject({ title: "Return", note: "By courier" });
});
