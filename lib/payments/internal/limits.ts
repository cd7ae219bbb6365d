import { secondsInHour } from "date-fns/constants";
import type { Limit } from "../../database/rate-limit.ts";

/** Every try counts, also one whose picture is refused: an order takes five proofs in all. */
export const UPLOADS_BY_ORDER: Limit = { name: "proof-order", points: 20, window: secondsInHour };
