import { EXAMPLE_SHIRT } from "../../catalogue/example-products.ts";
import { getCarrier } from "../../shipping/carriers.ts";

const ADDRESS = {
  recipient: "Sari Wulandari",
  phone_number: "6281234567890",
  address: "Jalan Braga 1",
  description: "Pagar hijau, lantai 2",
  province: "Jawa Barat&id=32",
  city: "Kota Bandung",
  zip_code: "40111",
};

const EVENT = {
  event_name: "Pameran Batik Pesisir",
  event_start: "2027-03-06 10:00",
  event_end: "2027-03-07",
  event_location: "Gedung Sate, Bandung",
  description: "Batik pesisir dari tiga generasi pembatik.",
};

const ACCOUNT = {
  name: "Sari Wulandari",
  email: "sari@example.com",
  phone_number: "6281234567890",
};
const PROOF = { password: "truntum-pagi-27", code: "123456" };
const PASSWORDS = { password: "truntum-pagi-27", password_confirmation: "truntum-pagi-27" };

const RESI = getCarrier().exampleResi;

/** A valid body of each call that takes one. A test checks them by the schemas. */
export const EXAMPLES: Record<string, Record<string, unknown>> = {
  "POST /api/auth/register": { ...ACCOUNT, ...PASSWORDS },
  "POST /api/auth/second-step": { code: "492039" },
  "POST /api/auth/login": { email: ACCOUNT.email, password: PASSWORDS.password },
  "POST /api/auth/password": {
    current_password: PASSWORDS.password,
    password: "truntum-sogan-62",
    password_confirmation: "truntum-sogan-62",
  },
  "POST /api/auth/second-factor": { setup: "v1.…the setup's text…", ...PROOF },
  "DELETE /api/auth/second-factor": PROOF,
  "POST /api/auth/recovery-codes": PROOF,
  "POST /api/auth/reset-password": { email: ACCOUNT.email, otp: "12345678", ...PASSWORDS },
  "POST /api/send-otp": { email: ACCOUNT.email, type: "reset-password" },
  "POST /api/send-otp-edit-email": { email: "sari.baru@example.com" },
  "POST /api/verify-otp": { email: ACCOUNT.email, otp: "12345678" },
  "PATCH /api/user": { ...ACCOUNT, password: PASSWORDS.password },
  "DELETE /api/user": { password: PASSWORDS.password },
  "POST /api/undo-email-change": { token: "kP3…the token of the mail's link…" },
  "POST /api/cart/{id}": { quantity: "1", chosen_size: "M" },
  "PATCH /api/cart/{id}": { quantity: "2" },
  "POST /api/product": EXAMPLE_SHIRT,
  "PATCH /api/product": {
    changes: [
      { id: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11", price: "495.000", price_seen: "450.000" },
    ],
  },
  "PATCH /api/product/{id}": { price: "475.000" },
  "PATCH /api/order": {
    changes: [
      {
        id: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11",
        status: "Completed",
        status_seen: "In Delivery",
      },
    ],
  },
  "POST /api/order/resi": { csv: `SB261121A2B3C;${RESI}`, dry_run: "true" },
  "PATCH /api/order/{id}": { status: "In Delivery", resi: RESI },
  "PATCH /api/order/{id}/note": { note: "Minta dibungkus kado." },
  "PATCH /api/order/{id}/proof/{proofId}": {
    state: "rejected",
    reason: "The amount can't be read.",
  },
  "POST /api/order/{id}/payment-missing": { reason: "The transfer was called back by the bank." },
  "POST /api/order/{id}/receipt": {
    amount: "485.000",
    received_on: "2026-11-24",
    note: "Transfer kedua",
    held_seen: "485000",
  },
  "POST /api/order/{id}/write-off": { due_seen: "500" },
  "PATCH /api/order/{id}/money/{entryId}": { amount: "48.500", reason: "Salah ketik" },
  "POST /api/order/{id}/refund": {
    amount: "485.000",
    account: "BCA 1234567890, Sari Wulandari",
    sent_on: "2026-11-24",
    note: "",
    held_seen: "485000",
  },
  "POST /api/payment": {
    ...ADDRESS,
    ...{ service: "REG", ongkir: "19000", etd: "1-2", total: "469000" },
    customer_note: "Tolong dibungkus kado.",
  },
  "POST /api/payment-proof/{token}": { bank: "BCA", sender: "Sari Wulandari", amount: "469000" },
  "POST /api/complete-order": { token: "kP3…the token of the mail's link…" },
  "POST /api/event": EVENT,
  "PATCH /api/event/{id}": { event_location: "Gedung Merdeka, Bandung" },
  "PATCH /api/eventimage/0": {},
  "POST /api/gallery": { title: "Membatik di Lasem" },
  "PATCH /api/gallery/{id}": { title: "Mencanting" },
  "POST /api/address": ADDRESS,
  "PATCH /api/address/{id}": { description: "Titip di pos satpam" },
  "POST /api/product-import": { csv: "Nama,Kategori,…", dry_run: "true" },
  "POST /api/settings": {
    payment_accounts: [
      { bank: "BCA", number: "123 456 7890", holder: "Sari Wulandari", active: true },
    ],
    payment_accounts_seen: [],
    password: PASSWORDS.password,
  },
  "POST /api/settings/open-orders": { password: PASSWORDS.password },
  "POST /api/tariff": { csv: "kode,kota,…", dry_run: "true" },
};
