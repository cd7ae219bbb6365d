/** The printable documents of an order: path, name and paper. */
export const PRINT_DOCUMENTS = {
  invoice: { title: "Invoice", paper: "A4", margin: "14mm" },
  "packing-slip": { title: "Slip Pengemasan", paper: "A4", margin: "14mm" },
  label: { title: "Label Pengiriman", paper: "A6", margin: "6mm" },
} as const;

export type PrintDocument = keyof typeof PRINT_DOCUMENTS;

export const PRINT_KEYS = Object.keys(PRINT_DOCUMENTS) as PrintDocument[];

/** Returns the document of an address, or null. */
export function findPrintDocument(text: string): PrintDocument | null {
  return PRINT_KEYS.find((key) => key === text) ?? null;
}

export function printHref(orderId: string, document: PrintDocument): string {
  return `/dashboard/orders-detail/${orderId}/print/${document}`;
}
