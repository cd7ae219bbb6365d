import { randomGroups } from "./internal/random-groups.ts";

const GROUPS = 4;

/** Returns a random password of 99 bits, as "k7fqa-2mztw-9xwpb-4hrdn". */
export function generatePassword(): string {
  return randomGroups(GROUPS);
}
