import { secondsInHour } from "date-fns/constants";
import type { Limit } from "../../database/rate-limit.ts";

/** Invalid pictures count too, so the limit is above the five proofs of an order. */
export const UPLOADS_BY_ORDER: Limit = { name: "proof-order", points: 20, window: secondsInHour };
