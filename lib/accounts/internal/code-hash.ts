import "server-only";
import { randomInt } from "node:crypto";
import { keyedHash } from "../../environment/keyed-hash.ts";
import { knownDevice, type Requester } from "../requester.ts";
import { OTP_LENGTH } from "../schema.ts";

export function generateCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** Keyed, because a leaked table of plain hashes could be searched for all 10^8 codes. */
export function hashCode(purpose: string, email: string, code: string): string {
  return keyedHash("one-time-code", [purpose, email, code].join("\n"));
}

const PURPOSE = "code-requester";

const ofDevice = (id: string) => keyedHash(PURPOSE, `device ${id}`);
const ofAddress = (group: string) => keyedHash(PURPOSE, `address ${group}`);

export function codeRequester(requester: Requester, accountId: string | undefined): string {
  const device = knownDevice(requester, accountId);
  return device ? ofDevice(device) : ofAddress(requester.group);
}

/** Returns each form in which a code may remember this requester. */
export function codeRequesters({ device, group }: Requester): string[] {
  return [ofAddress(group), ...(device ? [ofDevice(device.id)] : [])];
}
