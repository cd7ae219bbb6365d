import { z } from "zod";
import { bareCityName } from "../../shop/city-name.ts";
import { fitsProvince } from "../postal-prefixes.ts";

/** `data` of /destination/domestic-destination. */
export const komercePlaces = z.array(
  z.looseObject({
    id: z.int().positive(),
    label: z.string(),
    province_name: z.string(),
    city_name: z.string(),
    district_name: z.string(),
    zip_code: z.string().nullish(),
  }),
);

export type KomercePlace = z.infer<typeof komercePlaces>[number];

export type TargetCity = {
  name: string;
  province: { id: string; name: string };
  districts: string[];
  /** True where a Kota and a Kabupaten share the name. */
  hasNamesake: boolean;
};

/** Makes "PANGKAL PINANG" and "Pangkalpinang" equal. */
function letters(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, "");
}

function provinceLetters(name: string): string {
  const short = name
    .replace(/Daerah Khusus Ibukota/i, "DKI")
    .replace(/Daerah Istimewa/i, "DI")
    .replace(/\(.*\)/, "");
  return letters(short);
}

/**
 * Returns a place that is certainly in the city, else undefined, because a wrong id gives a wrong
 * price. Compares city, province (name or zip code) and, with a namesake, the district.
 */
export function choosePlace(places: KomercePlace[], city: TargetCity): KomercePlace | undefined {
  const districts = new Set(city.districts.map(letters));
  const isKnown = (place: KomercePlace) => districts.has(letters(place.district_name));
  const inCity = places.filter(
    (place) =>
      letters(bareCityName(place.city_name)) === letters(bareCityName(city.name)) &&
      (provinceLetters(place.province_name) === provinceLetters(city.province.name) ||
        (/^\d{5}$/.test(place.zip_code ?? "") &&
          fitsProvince(place.zip_code ?? "", city.province.id))),
  );
  return inCity.find(isKnown) ?? (city.hasNamesake ? undefined : inCity[0]);
}
