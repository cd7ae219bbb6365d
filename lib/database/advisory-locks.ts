/** Keys of PostgreSQL advisory locks, one for each purpose. */
export const ADVISORY_LOCKS = {
  seeding: 7_352_201,
  createAdmin: 7_352_202,
  shopSettings: 7_352_204,
  pages: 7_352_205,
  /** The first of two numbers; the second one is an address group's. */
  openOrders: 7_352_210,
  /** Prisma's own number, so that `prisma migrate deploy` waits as well. */
  migrating: 72_707_369,
} as const;
