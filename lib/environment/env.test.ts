import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const NEEDED = {
  DATABASE_URL: "postgresql://localhost/shop",
  AUTH_SECRET: "a secret of the tests, long enough to be taken",
};
const S3 = {
  STORAGE: "s3",
  S3_ENDPOINT: "https://s3.example.test",
  S3_BUCKET: "pictures",
  S3_ACCESS_KEY: "key",
  S3_SECRET_KEY: "secret",
};
const PUBLIC = { NODE_ENV: "production", SITE_URL: "https://toko.example" };

/** Returns the error for a valid environment with these changes. */
function faults(set: Record<string, string>): string[] {
  try {
    readEnvironment({ ...NEEDED, ...set });
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message.split("\n");
  }
}

test("an address of a database and a secret are enough", () => {
  const found = readEnvironment(NEEDED);
  expect(found).toMatchObject({ PORT: 3000, STORAGE: "local", SEED_DEMO: "0" });
  expect(found).toMatchObject({ DATABASE_POOLER: "none", DATABASE_DIRECT_URL: "" });
});

test("mail is from the shop unless a sender is set", () => {
  const { MAIL_FROM } = readEnvironment({
    ...NEEDED,
    SHOP_NAME: "Batik <1>",
    SHOP_EMAIL: "a@b.test",
  });
  expect(MAIL_FROM).toBe('"Batik 1" <a@b.test>');
  expect(readEnvironment({ ...NEEDED, MAIL_FROM: "c@d.test" }).MAIL_FROM).toBe("c@d.test");
});

test("an empty variable is one that isn't set", () => {
  expect(readEnvironment({ ...NEEDED, STORAGE: "", PORT: "" })).toMatchObject({
    PORT: 3000,
    STORAGE: "local",
  });
});

test("S3 takes an address, a bucket and a key; the region is us-east-1 unless told", () => {
  expect(readEnvironment({ ...NEEDED, ...S3 })).toMatchObject({ ...S3, S3_REGION: "us-east-1" });
});

const WHOLE = (min: number, max: number) => `must be a whole number from ${min} to ${max}.`;
const DATABASE = "as in postgresql://user:password@host:5432/name.";
const MADE = "`npm run init-env -- --secrets` makes one.";
const UNSAFE =
  "SITE_URL must begin with https://, since passwords would cross the internet readable; only a private address may do without.";
const ROOT =
  "SITE_URL must end with the shop's host or port, since the shop answers at the root of its address.";
const PEOPLE = "SITE_URL must be the shop's address as people type it, as in https://toko.example.";
const SENDER =
  "MAIL_FROM must be an e-mail address, alone or as in Sekar Batik <halo@toko.example>.";
const MAIL_SERVER =
  "SMTP_URL must be a mail server as in smtp://user:password@host:587 or smtps://…:465, the password percent-encoded.";

test.each<[string, string, string]>([
  ["AUTH_SECRET", "", `AUTH_SECRET is missing: it signs sessions and links, and ${MADE}`],
  ["AUTH_SECRET", "short", `AUTH_SECRET must be at least 32 characters long; ${MADE}`],
  ["AUTH_SECRET", "0".repeat(64), `AUTH_SECRET is easy to guess; ${MADE}`],
  ["SHOP_EMAIL", "halo", "SHOP_EMAIL must be an e-mail address."],
  ["SHOP_PHONE", "call us", "SHOP_PHONE must be a telephone number as in +62 21 5550 2011."],
  ["SHOP_ZIP", "1273", "SHOP_ZIP must be 5 digits."],
  ["SHOP_TIKTOK", "@sekar", "SHOP_TIKTOK must be an http:// or https:// address, or none."],
  [
    "AUTH_SECRET",
    "change-me-to-a-long-random-string-please",
    `AUTH_SECRET is easy to guess; ${MADE}`,
  ],
  ["DATABASE_URL", "", `DATABASE_URL is missing: name a PostgreSQL server ${DATABASE}`],
  ["DATABASE_URL", "mysql://localhost/shop", `DATABASE_URL must be an address ${DATABASE}`],
  [
    "DATABASE_URL",
    "postgresql://shop:pa#ss@host/shop",
    "DATABASE_URL can't be read as an address: a password with other than letters and digits has to be percent-encoded.",
  ],
  ["DATABASE_READ_URL", "replica", `DATABASE_READ_URL must be an address ${DATABASE}`],
  ["DATABASE_POOL", "0", `DATABASE_POOL ${WHOLE(1, 200)}`],
  ["DATABASE_POOLER", "session", "DATABASE_POOLER must be none or transaction."],
  ["DATABASE_DIRECT_URL", "primary", `DATABASE_DIRECT_URL must be an address ${DATABASE}`],
  ["NODE_ENV", "live", "NODE_ENV must be development, production or test."],
  ["PORT", "70000", `PORT ${WHOLE(1, 65_535)}`],
  ["PORT", "http", `PORT ${WHOLE(1, 65_535)}`],
  ["SITE_URL", "toko.example", PEOPLE],
  ["SITE_URL", "ftp://toko.example", PEOPLE],
  ["SITE_URL", "https://toko.example/batik", ROOT],
  ["SITE_URL", "https://toko.example/?a=b", ROOT],
  ["SEED_DEMO", "yes", "SEED_DEMO must be 0 or 1."],
  ["SMTP_URL", "mail.example", MAIL_SERVER],
  ["SMTP_URL", "smtp://user:pa/ss@[mail", MAIL_SERVER],
  ["MAIL_FROM", "Sekar Batik", SENDER],
  ["MAIL_FROM", "Sekar Batik <halo>", SENDER],
  ["MAIL_FROM", "a@toko.example, b@toko.example", SENDER],
  ["MAIL_WORKER", "true", "MAIL_WORKER must be 0 or 1."],
  ["TRUST_PROXY", "true", `TRUST_PROXY ${WHOLE(0, 10)}`],
  ["STORAGE", "ftp", "STORAGE must be local or s3."],
  ["S3_ENDPOINT", "s3.example.test", "S3_ENDPOINT must be an http:// or https:// address."],
  ["SHOP_WHATSAPP", "0812345678", "SHOP_WHATSAPP must be 62 followed by 8 to 13 digits."],
  ["REDIS_URL", "http://cache:6379", "REDIS_URL must be a redis:// or rediss:// address."],
  ["RAJAONGKIR_BASE_URL", "komerce", "RAJAONGKIR_BASE_URL must be an http:// or https:// address."],
  ["GOOGLE_CLIENT_ID", "shop", "GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is."],
  ["METRICS_PORT", "many", `METRICS_PORT ${WHOLE(1, 65_535)}`],
  ["METRICS_PORT", "3000", "METRICS_PORT must be another port than PORT."],
  ["METRICS_TOKEN", "short", `METRICS_TOKEN must be at least 16 characters long; ${MADE}`],
  ["METRICS_TOKEN", "change-me-please", `METRICS_TOKEN is easy to guess; ${MADE}`],
  ["PAYMENT_DEADLINE_HOURS", "1.5", `PAYMENT_DEADLINE_HOURS ${WHOLE(1, 720)}`],
  ["PROOF_RETENTION_DAYS", "7", `PROOF_RETENTION_DAYS ${WHOLE(30, 3650)}`],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent."],
])("%s=%s is told by one sentence", (name, value, sentence) => {
  expect(faults({ [name]: value })).toEqual([sentence]);
});

const OIDC = {
  OIDC_ISSUER: "https://login.toko.example",
  OIDC_CLIENT_ID: "shop",
  OIDC_CLIENT_SECRET: "a secret",
  OIDC_NAME: "Batik ID",
};

test.each([
  ["OIDC_CLIENT_ID", "OIDC_ISSUER is"],
  ["OIDC_CLIENT_SECRET", "OIDC_ISSUER is"],
  ["OIDC_NAME", "OIDC_ISSUER is"],
  ["S3_ENDPOINT", "STORAGE is s3"],
  ["S3_BUCKET", "STORAGE is s3"],
  ["S3_ACCESS_KEY", "STORAGE is s3"],
  ["S3_SECRET_KEY", "STORAGE is s3"],
])("a missing %s is told by one sentence where %s", (name, where) => {
  expect(faults({ ...S3, ...OIDC, [name]: "" })).toEqual([`${name} must be set where ${where}.`]);
});

test("an OpenID provider on the internet has to be https, and a private one not", () => {
  expect(readEnvironment({ ...NEEDED, ...OIDC }).OIDC_NAME).toBe("Batik ID");
  expect(faults({ ...OIDC, OIDC_ISSUER: "http://login.toko.example" })).toEqual([
    "OIDC_ISSUER must begin with https://; only a private address may do without.",
  ]);
});

test("everything that is wrong is said at once, a line each", () => {
  expect(faults({ ...S3, S3_BUCKET: "", S3_SECRET_KEY: "" })).toEqual([
    "S3_BUCKET must be set where STORAGE is s3.",
    "S3_SECRET_KEY must be set where STORAGE is s3.",
  ]);
  expect(faults({ AUTH_SECRET: "", PORT: "x", TRUST_PROXY: "-1" })).toHaveLength(3);
});

test.each([
  ["http://toko.example", [UNSAFE]],
  ["http://203.0.113.7:8080", [UNSAFE]],
  ["http://[2001:db8::1]", [UNSAFE]],
  ["https://toko.example", []],
  ["http://localhost:8080", []],
  ["http://web:3000", []],
  ["http://192.168.1.20:8080", []],
  ["http://172.16.0.5", []],
  ["http://[::1]:3000", []],
  ["http://[fd00::1]", []],
  ["http://toko.test", []],
])("a shop in production at %s", (SITE_URL, expected) => {
  expect(faults({ ...PUBLIC, SITE_URL })).toEqual(expected);
});

test("a developer's shop may be anywhere", () => {
  expect(faults({ NODE_ENV: "development", SITE_URL: "http://toko.example" })).toEqual([]);
});

test("metrics are off unless told", () => {
  const { METRICS_PORT, METRICS_HOST } = readEnvironment(NEEDED);
  expect([METRICS_PORT, METRICS_HOST]).toEqual([undefined, "127.0.0.1"]);
});

test.each(["", "redis://cache:6379", "rediss://:secret@cache.example.test:6380/2"])(
  "REDIS_URL may be %j",
  (REDIS_URL) => {
    expect(faults({ REDIS_URL })).toEqual([]);
  },
);
