/** The columns of a statement, and the headings under which banks write them: letters and digits alone, lower case. */
export const KNOWN_HEADINGS = {
  date: "date tanggal tanggaltransaksi postdate postingdate tgltran tgltxn trxdate settledate transactiondate tanggalwaktu",
  text: "settlementtxnid txntype txnid issuername reffidinvoiceno description keterangan uraian uraiantransaksi remarks remark additionaldesc desktran remarkcustom transactiondesc transactiondescription deskripsi rincian catatan",
  amount: "amount jumlah nominal txnamount",
  debit: "debit debet mutasidebet debitamount",
  credit: "credit kredit mutasikredit creditamount",
  balance: "balance saldo closebalance saldoakhirmutasi",
} as const;

/** The beginnings of header rows by which a bank is named. A title above them tells nothing. */
export const KNOWN_SHAPES: readonly (readonly [bank: string, headings: string])[] = [
  ["BCA (KlikBCA Individual)", "date description branch amount balance"],
  ["BCA (KlikBCA Bisnis)", "tanggaltransaksi keterangan cabang jumlah"],
  ["BCA", "tanggaltransaksi keterangan jumlah keterangan saldo"],
  ["Mandiri (Kopra)", "accountno ccy postdate remarks additionaldesc creditamount debitamount"],
  ["Mandiri (MCM)", "accountno date valdate transactioncode description description"],
  ["Mandiri", "postingdate remark referenceno debit credit balance"],
  ["Mandiri (Livin')", "tanggal keterangan nominal saldo"],
  ["BRI (BRImo, CMS)", "id norek tgltran tglefektif jamtran seq desktran"],
  ["BRI", "tanggaltransaksi uraiantransaksi teller debet kredit saldo"],
  ["BNI (BNI Direct)", "postdate valuedate branch journalno description debit credit"],
  ["BNI (BNI Direct)", "postingdate effectivedate branch journal transactiondescription amount"],
  ["BNI (wondr)", "tanggal keterangan tipe jumlah saldo"],
  ["CIMB Niaga (OCTO)", "tanggal deskripsi debit kredit saldo"],
  ["CIMB Niaga (OCTO)", "tgltxn tglvaluta deskripsi"],
  ["CIMB Niaga", "postdate effdate transactionrefno"],
  ["Permata", "postingdate effdate transactiondesc debit credit balance"],
  ["BSI", "tanggal keterangan noreferensi debit kredit saldo"],
  ["DANA", "settlementtxnid txnid txntype"],
  ["QRIS Mandiri (Yokke)", "nmid mid"],
];

/** Reports of a QRIS acquirer list sales, one a row and without a sign. DANA's amounts are in cents. */
export const REPORTS: Record<string, { unit: 1 | 100 }> = {
  DANA: { unit: 100 },
  "QRIS Mandiri (Yokke)": { unit: 1 },
};

/** Credits that are the sum of many sales, less the acquirer's fee: of no order. */
export const SUM_TEXTS: readonly RegExp[] = [
  /\bMID\s*:.*\b(QR|TGH|ADM)\s*:/i,
  /\bQRIS(On|Off)Us|QRIS SETTLEMENT/i,
  /\bDR \d{10,} KR \d{10,}/,
  /DOMPET ANAK BANGSA|AIRPAY INTERNATION|VISIONET INTERNASI|ESPAY DEBIT INDONE/i,
  /\bNTRF@|\b(XENDIT|MIDTRANS|DOKU)\b/i,
];

export const OPENING = /(saldo awal|(starting|beginning|opening) balance)/i;
export const CLOSING = /(saldo akhir|(ending|closing) balance)/i;

/** Returns a heading's letters and digits alone, in lower case. */
export function plainHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
