import type { NamedOption } from "#components/ui/combobox/find-options.ts";
import { formatProvince } from "#lib/fields/province-text.ts";
import { PLACE_ALIASES } from "#lib/places/place-aliases.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { bareCityName } from "#lib/shop/city-name.ts";

/** The provinces as the form holds them: `name&id=provinceId`. */
export function provinceOptions(provinces: readonly PlaceView[]): NamedOption[] {
  return provinces.map(({ id, text }) => ({
    value: formatProvince({ id, name: text }),
    label: text,
    aliases: PLACE_ALIASES[text] ?? [],
  }));
}

/** Cities, of which most buyers are in a Kota, so that "bekasi" finds Kota Bekasi before its Kabupaten. */
export function cityOptions(names: readonly string[]): NamedOption[] {
  const isKabupaten = (name: string) => (name.startsWith("Kabupaten") ? 1 : 0);
  return names
    .toSorted((one, other) => isKabupaten(one) - isKabupaten(other))
    .map((name) => ({
      value: name,
      label: name,
      aliases: [bareCityName(name), ...(PLACE_ALIASES[name] ?? [])],
    }));
}
