import { randomBytes } from "node:crypto";
import { Failure } from "../system/failure.mjs";

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const EMAIL = /^[^\s@<>"'`$\\#]+@[^\s@<>"'`$\\#]+\.[^\s@<>"'`$\\#]+$/;

/** Whoever tries the shop signs in with it; no mail goes there. */
const ADMIN_OF_A_TRIAL = "admin@sekarbatik.test";

/**
 * @typedef {object} Wishes
 * @property {string} [domain]
 * @property {string} [admin]
 * @property {string} [siteUrl]
 * @property {string} [httpPort]
 *
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} why
 * @property {() => string} value made only where it is missing
 * @property {string} [wish] what a person asked for just now
 */

/**
 * What a shop's .env needs, in its order. Throws where a wish can't be one, or isn't what the file
 * says already.
 * @param {Wishes} wishes
 * @param {Record<string, string>} present what the file has
 * @returns {Setting[]}
 */
export function wantedSettings(wishes, present) {
  const domain = checked("--domain", wishes.domain?.toLowerCase(), DOMAIN, "toko.example");
  const admin = checked("--admin", wishes.admin?.toLowerCase(), EMAIL, "ani@toko.example");
  const port = checked("--http-port", wishes.httpPort, /^[1-9]\d{0,4}$/, "8080");
  const name = domain ?? present.DOMAIN ?? "";
  if (name && !admin && !present.ADMIN_EMAIL) {
    throw new Failure("Say who the shop's first admin is: --admin ani@toko.example");
  }
  const httpPort = present.HTTP_PORT || port || (name ? "80" : "8080");
  const settings = [
    ...place({ name, httpPort, domain, port, siteUrl: siteAddress(wishes.siteUrl) }),
    {
      name: "ADMIN_EMAIL",
      why: "The first admin: made where there is none, the password is printed once.",
      value: () => ADMIN_OF_A_TRIAL,
      wish: admin,
    },
    ...SECRETS,
  ];
  for (const { name, wish } of settings) {
    const kept = present[name];
    if (wish !== undefined && kept && kept !== wish) {
      throw new Failure(`${name} is already set to something else in the file: change it there.`);
    }
  }
  return settings;
}

/**
 * @param {{ name: string, httpPort: string, domain?: string, port?: string, siteUrl?: string }} at
 * @returns {Setting[]}
 */
function place({ name, httpPort, domain, port, siteUrl }) {
  const here = `http://localhost${httpPort === "80" ? "" : `:${httpPort}`}`;
  return [
    {
      name: "DOMAIN",
      why: "The shop's name on the internet. Empty: plain http, for trying it.",
      value: () => name,
      wish: domain,
    },
    {
      name: "SITE_URL",
      why: "The address as people type it: links in mails are made from it. (npm start reads this\n# file too and serves at PORT: there it is http://localhost:3000.)",
      value: () => (name ? `https://${name}` : here),
      wish: siteUrl ?? (domain && `https://${domain}`),
    },
    {
      name: "HTTP_PORT",
      why: "Where the proxy listens on this machine.",
      value: () => httpPort,
      wish: port,
    },
    ...(name ? [{ name: "HTTPS_PORT", why: "", value: () => "443" }] : []),
    ...(name
      ? [
          {
            name: "SHOP_EMAIL",
            why: "Where customers write to, and who the shop's mail is from; SMTP_URL is yours to add.",
            value: () => `halo@${name}`,
          },
        ]
      : []),
  ];
}

/** Made of letters and digits, so that none has to be quoted or percent-encoded anywhere. @type {Setting[]} */
const SECRETS = [
  {
    name: "AUTH_SECRET",
    why: "Signs sessions and links: another one signs everybody out.",
    value: () => randomBytes(48).toString("hex"),
  },
  {
    name: "POSTGRES_PASSWORD",
    why: "The database's. It takes it over at its first start only: don't change it here alone.",
    value: () => randomBytes(24).toString("hex"),
  },
  {
    name: "REDIS_PASSWORD",
    why: "The shared page cache's.",
    value: () => randomBytes(24).toString("hex"),
  },
  {
    name: "METRICS_TOKEN",
    why: "Whoever reads the metrics shows it.",
    value: () => randomBytes(24).toString("hex"),
  },
  {
    name: "S3_ACCESS_KEY",
    why: "The picture storage's, under the profile s3. A bucket elsewhere has keys of its own.",
    value: () => `GK${randomBytes(12).toString("hex")}`,
  },
  { name: "S3_SECRET_KEY", why: "", value: () => randomBytes(32).toString("hex") },
];

/** @param {string | undefined} text @returns {string | undefined} */
function siteAddress(text) {
  if (text === undefined) return undefined;
  const isRoot = URL.canParse(text) && new URL(text).pathname === "/";
  if (!isRoot || !/^https?:\/\/[^\s'"#$\\]+$/.test(text)) {
    throw new Failure(`--site-url can't be "${text}": it is an address as in https://toko.example`);
  }
  return text.replace(/\/$/, "");
}

/**
 * @param {string} option
 * @param {string | undefined} text
 * @param {RegExp} format
 * @param {string} example
 */
function checked(option, text, format, example) {
  if (text !== undefined && !format.test(text)) {
    throw new Failure(`${option} can't be "${text}": it looks like ${example}`);
  }
  return text;
}
