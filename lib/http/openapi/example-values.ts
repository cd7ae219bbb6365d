// Values that several examples of bodies share.
import { getCarrier } from "../../shipping/carriers.ts";

export const EXAMPLE_ADDRESS = {
  recipient: "Sari Wulandari",
  phone_number: "6281234567890",
  address: "Jalan Braga 1",
  description: "Pagar hijau, lantai 2",
  province: "Jawa Barat&id=32",
  city: "Kota Bandung",
  zip_code: "40111",
};

export const EXAMPLE_EVENT = {
  event_name: "Pameran Batik Pesisir",
  event_start: "2027-03-06 10:00",
  event_end: "2027-03-07",
  event_location: "Gedung Sate, Bandung",
  description: "Batik pesisir dari tiga generasi pembatik.",
};

export const EXAMPLE_ACCOUNT = {
  name: "Sari Wulandari",
  email: "sari@example.com",
  phone_number: "6281234567890",
};
export const EXAMPLE_PROOF = { password: "truntum-pagi-27", code: "123456" };
export const EXAMPLE_PASSWORDS = {
  password: "truntum-pagi-27",
  password_confirmation: "truntum-pagi-27",
};

export const EXAMPLE_RESI = getCarrier().exampleResi;
