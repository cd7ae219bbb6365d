import "server-only";
import { keyedHash } from "../../environment/keyed-hash.ts";
import { knownDevice, type Requester } from "../requester.ts";

const PURPOSE = "code-requester";

const ofDevice = (id: string) => keyedHash(PURPOSE, `device ${id}`);
const ofAddress = (group: string) => keyedHash(PURPOSE, `address ${group}`);

/** Returns what a code remembers of who asked for it: the account's known browser, or the address. */
export function codeRequester(requester: Requester, accountId: string | undefined): string {
  const device = knownDevice(requester, accountId);
  return device ? ofDevice(device) : ofAddress(requester.group);
}

/** Returns each form in which a code may remember this requester. */
export function codeRequesters({ device, group }: Requester): string[] {
  return [ofAddress(group), ...(device ? [ofDevice(device.id)] : [])];
}
