import "server-only";
import { type Environment, EnvironmentError, env } from "../environment/env.ts";
import { isGuessable } from "../environment/guessable.ts";
import { isPublicUrl } from "../environment/public-url.ts";
import { log } from "../telemetry/log.ts";

type Rule = { holds: (set: Environment, isPublic: boolean) => boolean; sentence: string };

const DEMO_ACCOUNT = "0102030405";
/** Another server's password is guessed by machines day and night. */
const LEAST_DATABASE_PASSWORD = 12;

/** What lets the shop run and yet isn't how a shop should: most of it matters once strangers come. */
const RULES: readonly Rule[] = [
  {
    holds: (set, isPublic) => !set.SMTP_URL && (isPublic || set.EMBEDDED_DATABASE === "0"),
    sentence: "SMTP_URL isn't set: mail is written to DATA_DIR/mail and reaches nobody.",
  },
  {
    holds: ({ SMTP_URL, MAIL_FROM }) => SMTP_URL !== "" && /\.test>?\s*$/.test(MAIL_FROM),
    sentence:
      "MAIL_FROM still ends with .test, which no mail server takes: set it to an address of your own.",
  },
  {
    holds: ({ SHOP_BANK_ACCOUNT }, isPublic) => isPublic && SHOP_BANK_ACCOUNT === DEMO_ACCOUNT,
    sentence:
      "SHOP_BANK_ACCOUNT is still the demo's: customers would transfer to an account that doesn't exist.",
  },
  {
    holds: ({ SEED_DEMO }, isPublic) => isPublic && SEED_DEMO === "1",
    sentence:
      "SEED_DEMO is 1 at a public address: anybody can sign in as the demo's admin, whose password is published.",
  },
  {
    holds: ({ SITE_URL, TRUST_PROXY }) => SITE_URL.startsWith("https:") && TRUST_PROXY === 0,
    sentence:
      "TRUST_PROXY is 0 although SITE_URL is https: all visitors count as the proxy's one address, and share its limits.",
  },
  {
    holds: ({ STORAGE, S3_ENDPOINT, S3_BUCKET }) =>
      STORAGE === "local" && Boolean(S3_ENDPOINT || S3_BUCKET),
    sentence: "S3 is described but STORAGE isn't s3: pictures are kept in DATA_DIR.",
  },
  {
    holds: ({ DATABASE_URL }, isPublic) => isPublic && hasWeakPassword(DATABASE_URL),
    sentence:
      "The password in DATABASE_URL is easy to guess: `npm run init-env` makes strong ones.",
  },
];

/** A sentence for each thing that isn't as it should be in a shop for real; none for a shop being tried. */
export function environmentWarnings(set: Environment): string[] {
  if (set.NODE_ENV !== "production") return [];
  const isPublic = isPublicUrl(set.SITE_URL);
  return RULES.filter(({ holds }) => holds(set, isPublic)).map(({ sentence }) => sentence);
}

function hasWeakPassword(url: string): boolean {
  const { password } = new URL(url);
  if (password === "") return false;
  return password.length < LEAST_DATABASE_PASSWORD || isGuessable(decodeURIComponent(password));
}

const shared = globalThis as typeof globalThis & { shopEnvironmentIsChecked?: boolean };

/**
 * Checks the environment where a process of the shop starts, once a process: what has to be put
 * right ends the process with code 1 and a sentence each, what is merely unwise is logged.
 */
export function checkEnvironmentAtStart(): void {
  if (shared.shopEnvironmentIsChecked) return;
  shared.shopEnvironmentIsChecked = true;
  try {
    for (const sentence of environmentWarnings(env())) log().warn(sentence);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
