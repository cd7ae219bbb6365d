import "server-only";
import { type Environment, EnvironmentError, env } from "../environment/env.ts";
import { isPublicUrl } from "../environment/public-url.ts";
import { isWeakSecret } from "../environment/weak-secret.ts";
import { DEMO_FACTS } from "../shop/facts.ts";
import { log } from "../telemetry/log.ts";

type Rule = { applies: (set: Environment, isPublic: boolean) => boolean; sentence: string };

const MIN_DATABASE_PASSWORD_LENGTH = 12;

/** Settings that work but are unsafe in production. */
const RULES: readonly Rule[] = [
  {
    applies: (set, isPublic) => !set.SMTP_URL && (isPublic || set.EMBEDDED_DATABASE === "0"),
    sentence: "SMTP_URL isn't set: mail is written to DATA_DIR/mail and reaches nobody.",
  },
  {
    applies: ({ SMTP_URL, MAIL_FROM }) => SMTP_URL !== "" && /\.test>?\s*$/.test(MAIL_FROM),
    sentence:
      "MAIL_FROM still ends with .test, which no mail server takes: set it to an address of your own.",
  },
  {
    applies: ({ SHOP_BANK_ACCOUNT }, isPublic) =>
      isPublic && SHOP_BANK_ACCOUNT === DEMO_FACTS.environmentAccount.number,
    sentence:
      "SHOP_BANK_ACCOUNT is still the demo's: customers would transfer to an account that doesn't exist.",
  },
  {
    applies: ({ SHOP_EMAIL }, isPublic) => isPublic && SHOP_EMAIL === DEMO_FACTS.email,
    sentence: "SHOP_EMAIL is still the demo's: customers who write to it reach nobody.",
  },
  {
    applies: ({ SEED_DEMO }, isPublic) => isPublic && SEED_DEMO === "1",
    sentence:
      "SEED_DEMO is 1 at a public address: an empty shop is filled with the demo, whose accounts can't sign in there.",
  },
  {
    applies: ({ EMBEDDED_DATABASE }, isPublic) => isPublic && EMBEDDED_DATABASE === "1",
    sentence:
      "DATABASE_URL isn't set at a public address: the embedded database is for trying the shop, and nothing backs it up.",
  },
  {
    applies: ({ SITE_URL, TRUST_PROXY }) => SITE_URL.startsWith("https:") && TRUST_PROXY === 0,
    sentence:
      "TRUST_PROXY is 0 although SITE_URL is https: all visitors count as the proxy's one address, and share its limits.",
  },
  {
    applies: ({ STORAGE, S3_ENDPOINT, S3_BUCKET }) =>
      STORAGE === "local" && Boolean(S3_ENDPOINT || S3_BUCKET),
    sentence: "S3 is described but STORAGE isn't s3: pictures are kept in DATA_DIR.",
  },
  {
    applies: ({ DATABASE_URL }, isPublic) => isPublic && hasWeakPassword(DATABASE_URL),
    sentence:
      "The password in DATABASE_URL is easy to guess: `npm run init-env -- --secrets` makes strong ones.",
  },
];

/** Returns a sentence for each unsafe setting; none outside production. */
export function environmentWarnings(set: Environment): string[] {
  if (set.NODE_ENV !== "production") return [];
  const isPublic = isPublicUrl(set.SITE_URL);
  return RULES.filter(({ applies }) => applies(set, isPublic)).map(({ sentence }) => sentence);
}

function hasWeakPassword(url: string): boolean {
  const { password } = new URL(url);
  if (password === "") return false;
  return (
    password.length < MIN_DATABASE_PASSWORD_LENGTH || isWeakSecret(decodeURIComponent(password))
  );
}

/** Checks the environment once a process: invalid settings exit with code 1, unsafe ones are logged. */
export function checkEnvironmentAtStart(): void {
  try {
    for (const sentence of environmentWarnings(env())) log().warn(sentence);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
