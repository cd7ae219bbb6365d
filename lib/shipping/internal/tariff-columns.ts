import type { Service } from "../schema.ts";

/**
 * The columns of the tariff table's CSV. The code has no dot, because Excel makes 11.1 of 11.10;
 * province and city are there for people. Days are words ("2-3 hari"), because Excel makes a date
 * of 2-3.
 */
export const CODE = "kode";
export const PROVINCE = "provinsi";
export const CITY = "kota";

export const PRICE_COLUMNS: readonly { service: Service; rate: string; days: string }[] = [
  { service: "OKE", rate: "oke_tarif", days: "oke_hari" },
  { service: "REG", rate: "reg_tarif", days: "reg_hari" },
  { service: "YES", rate: "yes_tarif", days: "yes_hari" },
];

export const COLUMNS: readonly string[] = [
  CODE,
  PROVINCE,
  CITY,
  ...PRICE_COLUMNS.flatMap(({ rate, days }) => [rate, days]),
];

/** "11.10" → "1110" */
export function toCode(cityId: string): string {
  return cityId.replace(".", "");
}
