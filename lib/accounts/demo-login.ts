// Credentials of the demo's accounts, as README publishes them. Scripts use this file too, so it imports nothing.

/** Nobody may choose it, and it opens no account at a public address (docs/accounts.md#demo-accounts). */
export const DEMO_PASSWORD = "kawung-parang-8";

export const DEMO_ADMIN_EMAIL = "admin@sekarbatik.test";
export const DEMO_CUSTOMER_EMAILS = ["sari@sekarbatik.test", "budi@sekarbatik.test"] as const;
export const DEMO_EMAILS: readonly string[] = [DEMO_ADMIN_EMAIL, ...DEMO_CUSTOMER_EMAILS];
