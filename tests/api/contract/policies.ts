/**
 * Permissions of each call. `public`: anyone. `self`: any signed-in account, about itself. `owner`:
 * the owner only, not even admins. `customer`: any customer, about itself. `owner-or-admin`: the owner and admins. `admin`: admins only.
 */
export type Policy = "public" | "self" | "customer" | "owner" | "owner-or-admin" | "admin";

type Caller = "visitor" | "stranger" | "admin";

const OK = "ok";

/** The expected status, or OK, for callers who don't own the data. */
export const EXPECTED: Record<Policy, Record<Caller, typeof OK | number>> = {
  public: { visitor: OK, stranger: OK, admin: OK },
  self: { visitor: 401, stranger: OK, admin: OK },
  customer: { visitor: 401, stranger: OK, admin: 403 },
  owner: { visitor: 401, stranger: 404, admin: 404 },
  "owner-or-admin": { visitor: 401, stranger: 404, admin: OK },
  admin: { visitor: 401, stranger: 403, admin: OK },
};
