import { words } from "#lib/language/words.ts";

/** The fields of an address, and the phone number's, which others use alone. */
export const ADDRESS_WORDS = words(
  {
    address: "Address",
    /** Label of the list of provinces or cities. */
    choices: "Choices",
    city: "City",
    citiesOf: (zipCode: string) => `Lists the cities of zip code ${zipCode}. Type to find others.`,
    details: "Landmark or house details",
    detailsHint: "What helps the courier find the door, e.g. “green fence beside the mosque”",
    filled: (city: string, province: string) =>
      city === ""
        ? `Filled in from zip code: ${province}. Choose the city.`
        : `Filled in from zip code: ${city}, ${province}`,
    loadAgain: "Load the cities again",
    loading: "Loading cities …",
    noDetails: "No details",
    notFound: "Nothing found. Try a shorter part of the name, or the zip code.",
    notLoaded: "The cities can't be loaded.",
    phone: "Phone number",
    phoneHint: "For the courier, e.g. 0812 3456 7890",
    province: "Province",
    recipient: "Recipient",
    selectCity: "Select City",
    selectProvince: "Select Province",
    selectProvinceFirst: "Select Province First",
    usualCities: (zipCode: string, cities: string) =>
      `Zip code ${zipCode} usually belongs to ${cities}. Is it right?`,
    zip: "Zip code",
    zipHint: "5 digits. Fills in province and city.",
  },
  {
    address: "Alamat",
    choices: "Pilihan",
    city: "Kota/kabupaten",
    citiesOf: (zipCode) =>
      `Kota/kabupaten untuk kode pos ${zipCode}. Ketik untuk mencari yang lain.`,
    details: "Patokan atau detail rumah",
    detailsHint: "Agar kurir mudah menemukan rumah Anda, mis. “pagar hijau di samping masjid”",
    filled: (city, province) =>
      city === ""
        ? `Terisi dari kode pos: ${province}. Pilih kota/kabupatennya.`
        : `Terisi dari kode pos: ${city}, ${province}`,
    loadAgain: "Muat lagi daftar kota",
    loading: "Memuat daftar kota …",
    noDetails: "Tanpa detail",
    notFound: "Tidak ditemukan. Coba sebagian namanya saja, atau kode posnya.",
    notLoaded: "Daftar kota belum bisa dimuat.",
    phone: "Nomor telepon",
    phoneHint: "Untuk kurir, mis. 0812 3456 7890",
    province: "Provinsi",
    recipient: "Penerima",
    selectCity: "Pilih kota/kabupaten",
    selectProvince: "Pilih provinsi",
    selectProvinceFirst: "Pilih provinsi dulu",
    usualCities: (zipCode, cities) => `Kode pos ${zipCode} biasanya untuk ${cities}. Sudah benar?`,
    zip: "Kode pos",
    zipHint: "5 angka. Provinsi dan kota akan terisi.",
  },
);
