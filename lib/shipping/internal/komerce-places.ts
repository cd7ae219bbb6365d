import { z } from "zod";
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
  /** All of the city's. */
  districts: string[];
  /** Whether another city bears the same name but for Kota and Kabupaten. */
  hasNamesake: boolean;
};

/** "Kota Administrasi Jakarta Selatan" → "Jakarta Selatan": as RajaOngkir names it. */
export function bareCityName(name: string): string {
  return name.replace(/^(Kabupaten|Kota)( Administrasi)? /i, "");
}

/** Letters alone: "PANGKAL PINANG" and "Pangkalpinang" are one. */
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
 * The place of a search's answer that is surely in the sought city, or undefined: a wrong id is
 * answered with a wrong price. City and province have to agree (the province by its name, or by
 * the zip code where RajaOngkir names it otherwise), and where a namesake exists the district too.
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
