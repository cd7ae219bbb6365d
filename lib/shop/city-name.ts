/** Returns "Jakarta Selatan" for "Kota Administrasi Jakarta Selatan". */
export function bareCityName(name: string): string {
  return name.replace(/^(Kabupaten|Kota)( Administrasi)? /i, "");
}

const JAKARTA: Record<string, string> = {
  "Jakarta Barat": "West Jakarta",
  "Jakarta Pusat": "Central Jakarta",
  "Jakarta Selatan": "South Jakarta",
  "Jakarta Timur": "East Jakarta",
  "Jakarta Utara": "North Jakarta",
};

/** Returns a city's English name; only Jakarta's five have one. */
export function englishCityName(name: string): string {
  const bare = bareCityName(name);
  return JAKARTA[bare] ?? bare;
}
