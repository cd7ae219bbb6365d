import "server-only";
import { z } from "zod";

/** Everything the shop reads from its environment. Names and defaults: decisions.md. */
const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: z.url().default("http://localhost:3000"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address"),
  /** A replica for reads that may be a little old. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/.+)?$/, "must be a postgresql:// address")
    .default(""),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters long"),
  /** Set by scripts/ where the database is the embedded one. */
  EMBEDDED_DATABASE: z.enum(["0", "1"]).default("0"),
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, "must be a smtp:// or smtps:// address")
    .default(""),
  MAIL_FROM: z.string().min(3).default("Sekar Batik <halo@sekarbatik.test>"),
  MAIL_WORKER: z.enum(["0", "1"]).default("1"),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Where pictures are kept: DATA_DIR, or a bucket that speaks S3. */
  STORAGE: z.enum(["local", "s3"]).default("local"),
  S3_ENDPOINT: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_BUCKET: z.string().default(""),
  S3_ACCESS_KEY: z.string().default(""),
  S3_SECRET_KEY: z.string().default(""),
  SHOP_NAME: z.string().min(1).default("Sekar Batik"),
  SHOP_WHATSAPP: z
    .string()
    .regex(/^(62\d{8,13})?$/, "must be 62 followed by 8 to 13 digits")
    .default(""),
  SHOP_BANK_NAME: z.string().min(1).default("Bank Demo Nusantara"),
  SHOP_BANK_ACCOUNT: z.string().min(1).default("0102030405"),
  SHOP_BANK_HOLDER: z.string().min(1).default("Sekar Batik (rekening demo)"),
  /** Without it prices come from the tariff table. */
  RAJAONGKIR_API_KEY: z.string().default(""),
  RAJAONGKIR_BASE_URL: z.url().default("https://rajaongkir.komerce.id/api/v1"),
  PAYMENT_DEADLINE_HOURS: z.coerce.number().int().min(1).max(720).default(24),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const NEEDED_BY_S3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

const environment = NEEDED_BY_S3.reduce(
  (schema, name) =>
    schema.refine((set) => set.STORAGE !== "s3" || set[name] !== "", {
      path: [name],
      message: "must be set where STORAGE is s3",
    }),
  variables,
);

export type Environment = z.infer<typeof environment>;

let checked: Environment | undefined;

/**
 * The checked environment. Read at the first use and not when this file is imported, so that a
 * build needs none of it. Throws one sentence that names every variable that is missing or wrong.
 */
export function env(): Environment {
  if (checked) return checked;
  // An empty variable is one that isn't set: docker compose passes those.
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`The environment isn't complete: ${faults.join("; ")}. See .env.example.`);
  }
  checked = parsed.data;
  return checked;
}
