import { expect, test } from "vitest";
import { readEnvironment } from "../environment/env.ts";
import { environmentWarnings } from "./environment-warnings.ts";

/** A shop for real, as it should be. */
const REAL = {
  NODE_ENV: "production",
  SITE_URL: "https://toko.example",
  DATABASE_URL: "postgresql://sekar:kq7Lr2vX9mTf4Za1@database:5432/sekar",
  AUTH_SECRET: "a secret of the tests, long enough to be taken",
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "Sekar Batik <halo@toko.example>",
  TRUST_PROXY: "1",
  SHOP_BANK_ACCOUNT: "7777012345",
  SHOP_EMAIL: "halo@toko.example",
};

const warnings = (set: Record<string, string>) =>
  environmentWarnings(readEnvironment({ ...REAL, ...set }));

test("a shop for real gives no cause for a warning", () => {
  expect(warnings({})).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: "" }, "SMTP_URL isn't set: mail is written to DATA_DIR/mail and reaches nobody."],
  [
    { MAIL_FROM: "Sekar Batik <halo@sekarbatik.test>" },
    "MAIL_FROM still ends with .test, which no mail server takes: set it to an address of your own.",
  ],
  [
    { SHOP_BANK_ACCOUNT: "" },
    "SHOP_BANK_ACCOUNT is still the demo's: customers would transfer to an account that doesn't exist.",
  ],
  [{ SHOP_EMAIL: "" }, "SHOP_EMAIL is still the demo's: customers who write to it reach nobody."],
  [
    { SEED_DEMO: "1" },
    "SEED_DEMO is 1 at a public address: an empty shop is filled with the demo, whose accounts can't sign in there.",
  ],
  [
    { EMBEDDED_DATABASE: "1" },
    "DATABASE_URL isn't set at a public address: the embedded database is for trying the shop, and nothing backs it up.",
  ],
  [
    { TRUST_PROXY: "" },
    "TRUST_PROXY is 0 although SITE_URL is https: all visitors count as the proxy's one address, and share its limits.",
  ],
  [
    { S3_BUCKET: "pictures" },
    "S3 is described but STORAGE isn't s3: pictures are kept in DATA_DIR.",
  ],
  [
    { DATABASE_URL: "postgresql://sekar:postgres@database/sekar" },
    "The password in DATABASE_URL is easy to guess: `npm run init-env -- --secrets` makes strong ones.",
  ],
])("%o is told by one sentence", (set, sentence) => {
  expect(warnings(set)).toEqual([sentence]);
});

test("a shop being tried on its own machine hears nothing of what matters in public", () => {
  const tried = {
    SITE_URL: "http://localhost:3000",
    EMBEDDED_DATABASE: "1",
    SEED_DEMO: "1",
    DATABASE_URL: "postgresql://localhost/sekar",
    ...{ SMTP_URL: "", MAIL_FROM: "", SHOP_BANK_ACCOUNT: "", SHOP_EMAIL: "", TRUST_PROXY: "" },
  };
  expect(warnings(tried)).toEqual([]);
  expect(warnings({ NODE_ENV: "development", SMTP_URL: "" })).toEqual([]);
});
