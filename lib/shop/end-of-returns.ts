import { addJakartaDays, startOfJakartaDay } from "../dates.ts";
import { RETURN_DAYS } from "./promises.ts";

/** Returns the end of the last day on which a buyer may ask to return what arrived at this time. */
export function endOfReturns(arrivedAt: string): Date {
  return addJakartaDays(startOfJakartaDay(new Date(arrivedAt)), RETURN_DAYS + 1);
}
