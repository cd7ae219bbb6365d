import { z } from "zod";
import { addressFields } from "../fields/address-fields.ts";
import { atMost, EMPTY } from "../fields/required-text.ts";
import { asError } from "../language/spoken-language.ts";

export const placeView = z.object({ id: z.string(), text: z.string() }).meta({ id: "Place" });
export const placesAnswer = z.object({ data: z.array(placeView) });
export type PlaceView = z.infer<typeof placeView>;

export const cityQuery = z.object({
  province_id: z.string(asError(EMPTY)).trim().min(1, asError(EMPTY)).max(20, atMost(20)),
});

export const placeQuery = addressFields.pick({ zip_code: true });

export const zipPlaceView = placeView.extend({ province: placeView }).meta({ id: "ZipPlace" });
export const zipPlacesAnswer = z.object({ data: z.array(zipPlaceView) });
export type ZipPlaceView = z.infer<typeof zipPlaceView>;
