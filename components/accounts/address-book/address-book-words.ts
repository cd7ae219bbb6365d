import { words } from "#lib/language/words.ts";

/** Saved addresses of the profile, and their form. */
export const ADDRESS_BOOK_WORDS = words(
  {
    add: "Add address",
    ask: "Delete this address?",
    delete: "Delete",
    deleteAddress: "Delete address",
    deleted: "Successfuly deleted address",
    edit: "Edit",
    none: "None yet. A saved address is one tap at the checkout.",
    /** After "Edit" and "Delete", for screen readers. */
    of: (recipient: string) => ` the address of ${recipient}`,
    oops: "Oops! Something went wrong",
    oopsSaving: "Oops, something went wrong",
    save: "Save address",
    saved: "Successfuly Saved Address",
    title: "Saved addresses",
    updated: "Successfuly Updated Address",
  },
  {
    add: "Tambah alamat",
    ask: "Hapus alamat ini?",
    delete: "Hapus",
    deleteAddress: "Hapus alamat",
    deleted: "Alamat sudah dihapus",
    edit: "Ubah",
    none: "Belum ada. Dengan alamat tersimpan, checkout cukup sekali ketuk.",
    of: (recipient) => ` alamat ${recipient}`,
    oops: "Maaf, terjadi kesalahan.",
    oopsSaving: "Maaf, terjadi kesalahan.",
    save: "Simpan alamat",
    saved: "Alamat sudah disimpan",
    title: "Alamat tersimpan",
    updated: "Alamat sudah diperbarui",
  },
);
