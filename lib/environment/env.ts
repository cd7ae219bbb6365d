import "server-only";
import { z } from "zod";
import { isPublicUrl } from "./public-url.ts";
import {
  httpUrl,
  integerSetting,
  issuerUrl,
  mailSender,
  metricsToken,
  oneOf,
  postgresUrl,
  secret,
  siteUrl,
  smtpUrl,
} from "./setting-fields.ts";
import { shopSettings } from "./shop-settings.ts";

/** The shop's environment variables (docs/operations.md#configuration). */
const variables = z.object({
  NODE_ENV: oneOf(["development", "production", "test"]).default("development"),
  PORT: integerSetting(1, 65_535).default(3000),
  SITE_URL: siteUrl.default("http://localhost:3000"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl.default(""),
  DATABASE_POOL: integerSetting(1, 200).default(10),
  DATABASE_POOLER: oneOf(["none", "transaction"]).default("none"),
  /** Only migrations and seeds use it. */
  DATABASE_DIRECT_URL: postgresUrl.default(""),
  AUTH_SECRET: secret,
  ADMIN_IDLE_MINUTES: integerSetting(5, 10_080).default(120),
  ADMIN_REQUIRE_TOTP: oneOf(["0", "1"]).default("0"),
  /** Set by scripts/. */
  EMBEDDED_DATABASE: oneOf(["0", "1"]).default("0"),
  /** Set by scripts/. Empty: nobody reads the demo's mail. */
  DEV_MAIL_KEY: z.string().default(""),
  SEED_DEMO: oneOf(["0", "1"]).default("0"),
  SMTP_URL: smtpUrl.default(""),
  MAIL_FROM: mailSender.optional(),
  MAIL_WORKER: oneOf(["0", "1"]).default("1"),
  PAGE_CACHE: oneOf(["0", "1"]).default("1"),
  TRUST_PROXY: integerSetting(0, 10).default(0),
  STORAGE: oneOf(["local", "s3"]).default("local"),
  S3_ENDPOINT: httpUrl().default(""),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_BUCKET: z.string().default(""),
  S3_ACCESS_KEY: z.string().default(""),
  S3_SECRET_KEY: z.string().default(""),
  REDIS_URL: z
    .string()
    .regex(/^(rediss?:\/\/.+)?$/, "must be a redis:// or rediss:// address")
    .default(""),
  ...shopSettings,
  GOOGLE_CLIENT_ID: z.string().default(""),
  GOOGLE_CLIENT_SECRET: z.string().default(""),
  OIDC_ISSUER: issuerUrl.default(""),
  OIDC_CLIENT_ID: z.string().default(""),
  OIDC_CLIENT_SECRET: z.string().default(""),
  OIDC_NAME: z.string().max(40, "must be at most 40 characters long").default(""),
  RAJAONGKIR_API_KEY: z.string().default(""),
  RAJAONGKIR_BASE_URL: httpUrl().default("https://rajaongkir.komerce.id/api/v1"),
  METRICS_PORT: integerSetting(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_TOKEN: metricsToken.default(""),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const NEEDED_BY_S3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;
const NEEDED_BY_OIDC = ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"] as const;

const environment = variables
  .superRefine((set, context) => {
    const need = (where: string, names: readonly (keyof typeof set)[]) => {
      for (const name of names.filter((one) => set[one] === "")) {
        context.addIssue({ code: "custom", path: [name], message: `must be set where ${where}` });
      }
    };
    const { STORAGE, OIDC_ISSUER, GOOGLE_CLIENT_ID } = set;
    if (STORAGE === "s3") need("STORAGE is s3", NEEDED_BY_S3);
    if (OIDC_ISSUER !== "") need("OIDC_ISSUER is", NEEDED_BY_OIDC);
    if (GOOGLE_CLIENT_ID !== "") need("GOOGLE_CLIENT_ID is", ["GOOGLE_CLIENT_SECRET"]);
  })
  .refine((set) => set.METRICS_PORT !== set.PORT, {
    path: ["METRICS_PORT"],
    message: "must be another port than PORT",
  })
  .refine(
    ({ NODE_ENV, SITE_URL }) =>
      NODE_ENV !== "production" || SITE_URL.startsWith("https:") || !isPublicUrl(SITE_URL),
    {
      path: ["SITE_URL"],
      message:
        "must begin with https://, since passwords would cross the internet readable; only a private address may do without",
    },
  )
  .transform((set) => ({
    ...set,
    MAIL_FROM: set.MAIL_FROM ?? `"${set.SHOP_NAME.replaceAll(/["<>]/g, "")}" <${set.SHOP_EMAIL}>`,
  }));

export type Environment = z.infer<typeof environment>;

/** Lists what is wrong with the environment, one line for each variable. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Parses the environment. Throws EnvironmentError. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // Docker compose passes unset variables as empty ones.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(set);
  if (parsed.success) return parsed.data;
  // One error for each variable: the first explains the others.
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = path.join(".");
    if (!errors.has(name)) errors.set(name, `${name} ${message}.`);
  }
  throw new EnvironmentError([...errors.values()].join("\n"));
}

let checked: Environment | undefined;

/** Returns the process's environment, parsed at first use because a build has none. Throws EnvironmentError. */
export function env(): Environment {
  checked ??= readEnvironment(process.env);
  return checked;
}
