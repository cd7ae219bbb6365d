import { getProvinces, getRegencies } from "idn-area-data";
import { expect, test } from "vitest";
import { findOptions } from "#components/ui/combobox/find-options.ts";
import { cityOptions, provinceOptions } from "./place-options.ts";

const provinces = provinceOptions(
  (await getProvinces()).map(({ code, name }) => ({ id: code, text: name })),
);
const regencies = await getRegencies();

test.each([
  ["DKI", "Daerah Khusus Ibukota Jakarta"],
  ["dki jakarta", "Daerah Khusus Ibukota Jakarta"],
  ["jakarta", "Daerah Khusus Ibukota Jakarta"],
  ["DIY", "Daerah Istimewa Yogyakarta"],
  ["D.I. Yogyakarta", "Daerah Istimewa Yogyakarta"],
  ["yogya", "Daerah Istimewa Yogyakarta"],
  ["jogja", "Daerah Istimewa Yogyakarta"],
  ["jogjakarta", "Daerah Istimewa Yogyakarta"],
  ["jogyakarta", "Daerah Istimewa Yogyakarta"],
  ["NTT", "Nusa Tenggara Timur"],
  ["NTB", "Nusa Tenggara Barat"],
  ["jabar", "Jawa Barat"],
  ["jateng", "Jawa Tengah"],
  ["jatim", "Jawa Timur"],
  ["sumut", "Sumatera Utara"],
  ["sumbar", "Sumatera Barat"],
  ["sumsel", "Sumatera Selatan"],
  ["kalbar", "Kalimantan Barat"],
  ["kalteng", "Kalimantan Tengah"],
  ["kalsel", "Kalimantan Selatan"],
  ["kaltim", "Kalimantan Timur"],
  ["kaltara", "Kalimantan Utara"],
  ["sulsel", "Sulawesi Selatan"],
  ["sulut", "Sulawesi Utara"],
  ["sulteng", "Sulawesi Tengah"],
  ["sultra", "Sulawesi Tenggara"],
  ["sulbar", "Sulawesi Barat"],
  ["babel", "Kepulauan Bangka Belitung"],
  ["kepri", "Kepulauan Riau"],
  ["malut", "Maluku Utara"],
  ["bali", "Bali"],
  ["jawa brat", "Jawa Barat"],
  ["bantne", "Banten"],
])("%j finds the province %s first", (typed, name) => {
  expect(findOptions(provinces, typed)[0]?.label).toBe(name);
});

test.each([
  ["31", "jaksel", ["Kota Administrasi Jakarta Selatan"]],
  ["31", "jakpus", ["Kota Administrasi Jakarta Pusat"]],
  ["31", "jakbar", ["Kota Administrasi Jakarta Barat"]],
  ["31", "jaktim", ["Kota Administrasi Jakarta Timur"]],
  ["31", "jakut", ["Kota Administrasi Jakarta Utara"]],
  ["33", "solo", ["Kota Surakarta"]],
  ["34", "jogja", ["Kota Yogyakarta"]],
  ["32", "bekasi", ["Kota Bekasi", "Kabupaten Bekasi"]],
  ["32", "kab bekasi", ["Kabupaten Bekasi"]],
  ["32", "bdg", ["Kota Bandung"]],
  ["35", "sby", ["Kota Surabaya"]],
  ["35", "surbaya", ["Kota Surabaya"]],
  ["62", "palangka raya", ["Kota Palangkaraya"]],
])("in province %s, %j finds %j", (provinceId, typed, names) => {
  const cities = regencies.filter(({ province_code }) => province_code === provinceId);
  const found = findOptions(cityOptions(cities.map(({ name }) => name)), typed);
  expect(found.map(({ label }) => label)).toEqual(names);
});
