import type { PlaceView, ZipPlaceView } from "./schema.ts";

/** The form's choice: the province's id and the city's text, empty while not chosen. */
type ChosenPlace = { provinceId: string; city: string };

type ZipMatch = {
  /** To be filled in, since nothing else is possible and nothing is chosen. */
  fill: { province?: PlaceView; city?: PlaceView };
  /** The cities to choose from; empty where all of the province's are possible. */
  cities: ZipPlaceView[];
  /** True where the zip code belongs elsewhere. */
  differs: boolean;
};

const NOTHING: ZipMatch = { fill: {}, cities: [], differs: false };

/** Compares the places of a zip code with the choice. It never replaces what is chosen. */
export function matchZip(places: readonly ZipPlaceView[], chosen: ChosenPlace): ZipMatch {
  const [first] = places;
  if (!first) return NOTHING;
  const isOneProvince = places.every(({ province }) => province.id === first.province.id);
  const provinceId = chosen.provinceId || (isOneProvince ? first.province.id : "");
  const cities = places.filter(({ province }) => province.id === provinceId);
  if (chosen.city !== "") {
    return { fill: {}, cities: [], differs: !cities.some(({ text }) => text === chosen.city) };
  }
  const [only, ...others] = cities;
  if (!only) return { ...NOTHING, differs: provinceId !== "" };
  return {
    fill: {
      ...(chosen.provinceId === "" ? { province: only.province } : {}),
      ...(others.length === 0 ? { city: only } : {}),
    },
    cities,
    differs: false,
  };
}
