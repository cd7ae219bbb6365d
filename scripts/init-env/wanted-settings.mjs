import { randomBytes } from "node:crypto";
import { Failure } from "../system/failure.mjs";

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const EMAIL = /^[^\s@<>"'`$\\#]+@[^\s@<>"'`$\\#]+\.[^\s@<>"'`$\\#]+$/;

/** The admin of a shop on localhost. No mail reaches this address. */
const TRIAL_ADMIN = "owner@sekarbatik.test";

/** @typedef {{ domain?: string, admin?: string, siteUrl?: string, httpPort?: string, secrets?: boolean }} Options of the command line */
/** @typedef {{ name: string, why: string, makeValue: () => string, requested?: string }} Setting */

/** Lists an .env's settings. Throws for a wrong option. @param {Options} options @param {Record<string, string>} present @returns {Setting[]} */
export function wantedSettings(options, present) {
  const domain = validated("--domain", options.domain?.toLowerCase(), DOMAIN, "toko.example");
  const admin = validated("--admin", options.admin?.toLowerCase(), EMAIL, "ani@toko.example");
  const port = validated("--http-port", options.httpPort, /^[1-9]\d{0,4}$/, "8080");
  const name = domain ?? present.DOMAIN ?? "";
  if (name && !admin && !present.ADMIN_EMAIL) {
    throw new Failure("Say who the shop's first admin is: --admin ani@toko.example");
  }
  const httpPort = present.HTTP_PORT || port || (name ? "80" : "8080");
  const isTrial = !name && !options.siteUrl && !present.SITE_URL;
  const siteUrl = siteAddress(options.siteUrl);
  const settings = [
    ...addressSettings({ name, httpPort, domain, port, siteUrl, isTrial }),
    {
      name: "ADMIN_EMAIL",
      why: "The first admin: made where there is none, the password is printed once.",
      makeValue: () => TRIAL_ADMIN,
      requested: admin,
    },
    ...(options.secrets ? secrets : []),
  ];
  for (const { name, requested } of settings) {
    const kept = present[name];
    if (requested !== undefined && kept && kept !== requested) {
      throw new Failure(`${name} is already set to something else in the file: change it there.`);
    }
  }
  return settings;
}

/** @param {{ name: string, httpPort: string, domain?: string, port?: string, siteUrl?: string, isTrial: boolean }} at @returns {Setting[]} */
function addressSettings({ name, httpPort, domain, port, siteUrl, isTrial }) {
  const here = `http://localhost${httpPort === "80" ? "" : `:${httpPort}`}`;
  return [
    {
      name: "DOMAIN",
      why: "The shop's name on the internet. Empty: plain http, for trying it.",
      makeValue: () => name,
      requested: domain,
    },
    {
      name: "SITE_URL",
      why: "The address as people type it: links in mails are made from it. (npm start reads this\n# file too and serves at PORT: there it is http://localhost:3000.)",
      makeValue: () => (name ? `https://${name}` : here),
      requested: siteUrl ?? (domain && `https://${domain}`),
    },
    {
      name: "HTTP_PORT",
      why: "Where the proxy listens on this machine.",
      makeValue: () => httpPort,
      requested: port,
    },
    ...(name ? [{ name: "HTTPS_PORT", why: "", makeValue: () => "443" }] : []),
    {
      name: "HTTP_BIND",
      why: isTrial
        ? "The shop to try answers on this machine alone. Empty: at every address of the machine."
        : "The address of this machine at which HTTP_PORT answers. Empty: every one.",
      makeValue: () => (isTrial ? "127.0.0.1" : ""),
    },
    ...(name
      ? [
          {
            name: "SHOP_EMAIL",
            why: "Where customers write to, and who the shop's mail is from; SMTP_URL is yours to add.",
            makeValue: () => `halo@${name}`,
          },
        ]
      : []),
  ];
}

/** @type {Record<string, { bytes: number, why: string, prefix?: string }>} */
const SECRETS = {
  AUTH_SECRET: { bytes: 48, why: "Signs sessions and links: another one signs everybody out." },
  POSTGRES_PASSWORD: {
    bytes: 24,
    why: "The database's superuser's. PostgreSQL takes it over at its first start alone.",
  },
  POSTGRES_OWNER_PASSWORD: {
    bytes: 24,
    why: "The role that owns the tables, for migrations and backups.",
  },
  POSTGRES_SHOP_PASSWORD: { bytes: 24, why: "The role of the shop, which reads and writes rows." },
  REDIS_PASSWORD: { bytes: 24, why: "Redis, by which web servers tell each other of changes." },
  METRICS_TOKEN: { bytes: 24, why: "Whoever reads the metrics shows it." },
  S3_ACCESS_KEY: {
    bytes: 12,
    prefix: "GK",
    why: "The picture storage's, under the profile s3. A bucket elsewhere has keys of its own.",
  },
  S3_SECRET_KEY: { bytes: 32, why: "" },
};

/** Hexadecimal, which needs no quoting or percent-encoding. @type {Setting[]} */
const secrets = Object.entries(SECRETS).map(([name, { bytes, why, prefix = "" }]) => ({
  name,
  why,
  makeValue: () => `${prefix}${randomBytes(bytes).toString("hex")}`,
}));

function siteAddress(/** @type {string | undefined} */ text) {
  if (text === undefined) return undefined;
  const isRoot = URL.canParse(text) && new URL(text).pathname === "/";
  if (!isRoot || !/^https?:\/\/[^\s'"#$\\]+$/.test(text)) {
    throw new Failure(`--site-url can't be "${text}": it is an address as in https://toko.example`);
  }
  return text.replace(/\/$/, "");
}

/** @param {string} option @param {string | undefined} text @param {RegExp} format @param {string} example */
function validated(option, text, format, example) {
  if (text !== undefined && !format.test(text)) {
    throw new Failure(`${option} can't be "${text}": it looks like ${example}`);
  }
  return text;
}
