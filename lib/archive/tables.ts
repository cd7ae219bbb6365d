export type MovedTable = {
  name: string;
  /** Columns that mean nothing in another shop: hashes under this one's AUTH_SECRET. */
  without?: readonly string[];
  /** SQL condition of the rows that are moved. */
  where?: string;
  /** An empty shop has rows of it: `replaced` by the archive's, or `kept` beside them. */
  present?: "replaced" | "kept";
};

/** Tables of an archive. Each stands behind those that its rows refer to. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { name: "shop_facts", where: "key = 'demo-data'" },
  { name: "city_tariffs", present: "replaced" },
  { name: "tariff_editions", present: "replaced" },
  { name: "users", without: ["registered_by"] },
  { name: "identities" },
  { name: "addresses" },
  { name: "products" },
  { name: "carts" },
  { name: "cart_items" },
  { name: "orders", without: ["placed_from"] },
  { name: "order_items" },
  { name: "order_events" },
  { name: "payment_proofs" },
  { name: "money_entries" },
  { name: "bank_statements" },
  { name: "bank_rows" },
  { name: "stock_movements" },
  { name: "events" },
  { name: "gallery_items" },
  { name: "page_versions" },
  { name: "shop_settings" },
  { name: "audit_entries", present: "kept" },
];

/** Tables that stay behind, with the reason. */
export const LEFT_TABLES: Readonly<Record<string, string>> = {
  _prisma_migrations: "of the database",
  provinces: "of the release",
  cities: "of the release",
  product_counts: "unused",
  name_words: "unused",
  sessions: "secret: everybody signs in again",
  one_time_codes: "secret",
  email_changes: "secret: its links end",
  second_factors: "secret, encrypted under AUTH_SECRET",
  recovery_codes: "secret",
  team_invitations: "secret: its links end",
  completion_tokens: "secret: its links end",
  outbox_mails: "the old shop sends them",
  idempotency_keys: "of requests under way",
  rate_limits: "of requests under way",
  rate_circuits: "found again",
  rate_destinations: "found again",
  shipping_quotes: "found again",
  parcel_histories: "found again",
};
