import { z } from "zod";

export const placeView = z.object({ id: z.string(), text: z.string() });
export const placesAnswer = z.object({ data: z.array(placeView) });
export type PlaceView = z.infer<typeof placeView>;

export const cityQuery = z.object({ province_id: z.string().trim().min(1).max(20) });
