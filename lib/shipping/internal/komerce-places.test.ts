import { expect, test } from "vitest";
import { choosePlace, type KomercePlace, type TargetCity } from "./komerce-places.ts";

function place(id: number, names: Partial<KomercePlace>): KomercePlace {
  return {
    id,
    label: "",
    province_name: "JAWA BARAT",
    city_name: "BANDUNG",
    district_name: "COBLONG",
    zip_code: "40132",
    ...names,
  };
}

const KOTA_BANDUNG: TargetCity = {
  name: "Kota Bandung",
  province: { id: "32", name: "Jawa Barat" },
  districts: ["Coblong", "Bandung Wetan"],
  hasNamesake: true,
};

test("a city with a namesake is told by its district", () => {
  const kabupaten = place(1, { district_name: "CILEUNYI" });
  const kota = place(2, { district_name: "BANDUNGWETAN" });
  expect(choosePlace([kabupaten, kota], KOTA_BANDUNG)?.id).toBe(2);
  expect(choosePlace([kabupaten], KOTA_BANDUNG)).toBeUndefined();
});

test("another city's place is never taken, whatever was searched for", () => {
  const street = place(1, { city_name: "SUMEDANG", district_name: "COBLONG" });
  expect(choosePlace([street], KOTA_BANDUNG)).toBeUndefined();
});

test("a place without a namesake needs no known district, but the right province", () => {
  const sleman: TargetCity = {
    name: "Kabupaten Sleman",
    province: { id: "34", name: "Daerah Istimewa Yogyakarta" },
    districts: ["Depok"],
    hasNamesake: false,
  };
  const found = place(31555, {
    province_name: "DI YOGYAKARTA",
    city_name: "SLEMAN",
    district_name: "NGAGLIK",
    zip_code: "55581",
  });
  expect(choosePlace([found], sleman)?.id).toBe(31555);
  expect(choosePlace([{ ...found, province_name: "BALI", zip_code: "80111" }], sleman)).toBe(
    undefined,
  );
  // Named otherwise, but the zip code is of the province.
  expect(choosePlace([{ ...found, province_name: "JOGJA" }], sleman)?.id).toBe(31555);
});

test("a district that is known comes before one that isn't", () => {
  const jakarta: TargetCity = {
    name: "Kota Administrasi Jakarta Selatan",
    province: { id: "31", name: "Daerah Khusus Ibukota Jakarta" },
    districts: ["Cilandak"],
    hasNamesake: false,
  };
  const names = { province_name: "DKI JAKARTA", city_name: "JAKARTA SELATAN", zip_code: "12430" };
  const places = [
    place(1, { ...names, district_name: "?" }),
    place(2, { ...names, district_name: "CILANDAK" }),
  ];
  expect(choosePlace(places, jakarta)?.id).toBe(2);
});
