/** Stands for a customer who deleted the account, on the dashboard and on papers. */
export const ERASED_NAME = "Pelanggan terhapus";
