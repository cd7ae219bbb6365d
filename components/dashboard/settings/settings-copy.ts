export const NOT_SAVED = "Pengaturan belum tersimpan. Periksa koneksi, lalu coba lagi.";
