/** PostgreSQL's advisory locks of the shop by purpose. Two with one number would wait for each other. */
export const ADVISORY_LOCKS = {
  seeding: 7_352_201,
  createAdmin: 7_352_202,
  drawing: 7_352_203,
} as const;
