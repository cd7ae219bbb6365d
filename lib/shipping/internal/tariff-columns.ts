import { TARIFF_SERVICES } from "../carriers.ts";

// Excel turns 11.10 into 11.1 and 2-3 into a date. So codes have no dot, and days read "2-3 hari".
export const CODE = "kode";
export const PROVINCE = "provinsi";
export const CITY = "kota";

export const PRICE_COLUMNS = TARIFF_SERVICES.map(({ label, column }) => ({
  label,
  rate: `${column}_tarif`,
  days: `${column}_hari`,
}));

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
