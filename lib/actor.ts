import type { Role } from "./roles.ts";

/** The caller by their session: the first argument of domain functions. */
export type Actor = {
  userId: string;
  role: Role;
  sessionId: string;
  /** Step that an admin or packer must take first. The role is "user" until then. */
  restricted?: Restriction;
};

export const RESTRICTIONS = ["must-change-password", "must-enrol"] as const;

export type Restriction = (typeof RESTRICTIONS)[number];
