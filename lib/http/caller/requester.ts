import "server-only";
import type { Requester } from "../../accounts/requester.ts";
import { readDevice } from "../../auth/device-cookie.ts";
import { callerGroup } from "./client-address.ts";

/** Returns who sends a request, by address and device cookie. */
export function requesterOf({ headers }: Request): Requester {
  return { group: callerGroup(headers), device: readDevice(headers) };
}
