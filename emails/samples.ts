import type { MailData, MailTemplate } from "#lib/mail/schema.ts";

const code = { name: "Sari Wulandari", code: "48151623" };

const LINES = [
  {
    name: "Kemeja Kawung",
    size: "M",
    quantity: 2,
    price: 450_000,
    picture: "5a3d0c77e1b24f9086ad12fe",
  },
  {
    name: "Kain Mega Mendung",
    size: "S · 200 × 105 cm",
    quantity: 1,
    price: 350_000,
    picture: "c0ffee00b1e24f9086ad12fe",
  },
];

const order = {
  orderId: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11",
  orderNo: "SB261121A7K2M",
  name: "Sari Wulandari",
  total: 1_271_000,
  lines: LINES,
};

const PROOF_LINK = "https://sekarbatik.test/payment-proof/sample";

const ACCOUNT = { bank: "Bank Contoh", number: "1234567890", holder: "Toko Ani", active: true };

const QRIS = "TOKO ANI, BANDUNG, NMID ID1020000000000";

/** Sample data for `npm run mail:preview` and the tests. */
export const SAMPLES: { [Name in MailTemplate]: MailData<Name> } = {
  "verify-email-code": code,
  "reset-password-code": code,
  "edit-email-code": code,
  "password-changed": { name: "Sari Wulandari" },
  "email-change-requested": { name: "Sari Wulandari" },
  "email-changed": {
    name: "Sari Wulandari",
    undoLink: "https://sekarbatik.test/auth/undo-email-change?token=sample",
    undoUntil: "2026-11-29T12:05:00.000Z",
  },
  "email-change-undone": { name: "Sari Wulandari" },
  "second-factor-changed": {
    name: "Sari Wulandari",
    change: "recovery-code-used",
    codesLeft: 9,
  },
  "provider-linked": { name: "Sari Wulandari", provider: "Google" },
  welcome: { name: "Sari Wulandari" },
  "account-deleted": {},
  "payment-reminder": {
    ...order,
    paymentDeadline: "2026-11-22T12:05:00.000Z",
    proofLink: PROOF_LINK,
    isRejected: false,
    takesQris: false,
  },
  "money-returned": {
    ...order,
    amount: 200_000,
    account: "BCA 1234567890 a.n. Sari Lestari",
    note: "",
    left: 305_000,
  },
  "payment-confirmed": order,
  "payment-short": {
    ...order,
    came: 500_000,
    due: 771_000,
    paymentDeadline: "2026-11-22T12:05:00.000Z",
    proofLink: PROOF_LINK,
    takesQris: false,
  },
  "proof-rejected": {
    ...order,
    reason: "the amount on it is another one",
    paymentDeadline: "2026-11-22T12:05:00.000Z",
    proofLink: PROOF_LINK,
    isLate: false,
  },
  "in-delivery": {
    ...order,
    carrier: "jne",
    service: "REG",
    etd: "2-3",
    resi: "JNEDEMO8810025566",
    completeLink: "https://sekarbatik.test/complete-order?token=sample",
  },
  "order-cancelled": {
    ...order,
    cause: "unpaid",
    paymentStatus: "Expired",
    lateUntil: "2026-11-29T12:05:00.000Z",
    proofLink: PROOF_LINK,
  },
  "out-of-stock": { ...order, paymentStatus: "Paid" },
  "admin-new-order": {
    ...order,
    customer: "Sari Wulandari",
    quantity: 3,
    customerNote: "Tolong dibungkus kado.\nKartunya: untuk Ibu.",
  },
  "admin-new-proof": { ...order, customer: "Sari Wulandari" },
  "admin-payment-changed": {
    name: "Sari Wulandari",
    changed: ["payment_accounts"],
    editor: "Budi Santoso",
    changedAt: "2026-11-22T12:05:00.000Z",
    before: { accounts: [ACCOUNT], qris: QRIS },
    after: { accounts: [{ ...ACCOUNT, bank: "Bank Pesisir", number: "555-000-1234" }], qris: QRIS },
  },
  "payment-account-replaced": {
    ...order,
    isProofIn: false,
    accounts: [ACCOUNT],
    takesQris: false,
    proofLink: PROOF_LINK,
  },
  "team-invitation": {
    inviter: "Ani Kusuma",
    role: "packer",
    link: "https://sekarbatik.test/auth/invitation?token=sample",
    expiresAt: "2026-11-29T12:05:00.000Z",
  },
  "order-placed": {
    orderId: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11",
    orderNo: "SB261121A7K2M",
    name: "Sari Wulandari",
    lines: LINES,
    subtotal: 1_250_000,
    charges: [{ kind: "shipping", rupiah: 21_000 }],
    carrier: "jne",
    service: "REG",
    etd: "2-3",
    recipient: "Sari Wulandari",
    phoneNumber: "6281310003001",
    address: "Jalan Cihampelas No. 112",
    description: "Rumah pagar hijau, sebelah apotek",
    city: "Kota Bandung",
    province: "Jawa Barat",
    zipCode: "40131",
    customerNote: "Tolong dibungkus kado.\nKartunya: untuk Ibu.",
    paymentDeadline: "2026-11-22T12:05:00.000Z",
    proofLink: PROOF_LINK,
    takesQris: true,
  },
};
