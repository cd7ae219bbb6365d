/** Roles of accounts, as stored. A packer sees neither money nor customers' e-mails (docs/accounts.md#roles). */
export const ROLES = ["user", "packer", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** The roles of people who work for the shop. */
export const STAFF_ROLES = ["admin", "packer"] as const satisfies readonly Role[];

export type StaffRole = (typeof STAFF_ROLES)[number];

/** The names of the roles in the dashboard. */
export const STAFF_LABELS: Record<StaffRole, string> = { admin: "Admin", packer: "Pengemas" };

/** Returns the role of a stored word; a word that this release doesn't know has a customer's rights. */
export function roleOf(stored: string): Role {
  return ROLES.find((role) => role === stored) ?? "user";
}

/** Returns the role of somebody who works for the shop; null for a customer's. */
export function staffRoleOf(stored: string): StaffRole | null {
  return STAFF_ROLES.find((role) => role === stored) ?? null;
}
