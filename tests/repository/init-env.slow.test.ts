import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readEnvironment } from "#lib/environment/env.ts";
import { environmentWarnings } from "#lib/observability/environment-warnings.ts";

/** A variable, because the scripts have no types to import. */
const environmentFile = "../../scripts/system/environment-file.mjs";
const { parseEnvironment } = (await import(environmentFile)) as {
  parseEnvironment: (text: string) => Record<string, string>;
};

const folder = mkdtempSync(path.join(tmpdir(), "init-env-"));
const file = path.join(folder, ".env");
const DATABASE_SECRETS = ["POSTGRES_PASSWORD", "POSTGRES_OWNER_PASSWORD", "POSTGRES_SHOP_PASSWORD"];
const SECRETS = ["AUTH_SECRET", ...DATABASE_SECRETS, "REDIS_PASSWORD", "METRICS_TOKEN"];

beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as on a fresh machine: without our environment and without a terminal. */
function initEnv(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", "init-env", "--file", file, ...args],
    { encoding: "utf8", env: { NODE_ENV: "production" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  return { status, stdout, stderr };
}

const values = () => parseEnvironment(readFileSync(file, "utf8"));

/** Returns a container's environment: .env with the values of docker-compose.yml and secrets.sh. */
function inContainer(set: Record<string, string>) {
  const { AUTH_SECRET = randomBytes(24).toString("hex") } = set;
  const DATABASE_URL = `postgresql://shop:${randomBytes(24).toString("hex")}@postgres:5432/sekar`;
  return readEnvironment({
    ...set,
    AUTH_SECRET,
    NODE_ENV: "production",
    DATABASE_URL,
    TRUST_PROXY: "1",
  });
}

test("a fresh file passes the start-up checks, and is its owner's alone", () => {
  const { status, stderr } = initEnv();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(inContainer(values())).toMatchObject({ SITE_URL: "http://localhost:8080" });
  expect(values()).toMatchObject({ DOMAIN: "", ADMIN_EMAIL: "owner@sekarbatik.test" });
  // The demo's passwords are published.
  expect(values().HTTP_BIND).toBe("127.0.0.1");
  for (const name of SECRETS) expect(values()).not.toHaveProperty(name);
});

test("the secrets are written where asked for, and not shown", () => {
  const { stdout } = initEnv("--secrets");
  for (const name of SECRETS) {
    expect(stdout).toContain(name);
    expect(stdout).not.toContain(values()[name]);
  }
  expect(inContainer(values()).AUTH_SECRET).toBe(values().AUTH_SECRET);
});

test("a domain's file passes them too, but for what only the shop's owner knows", () => {
  expect(initEnv("--domain", "Toko.Example", "--admin", "ani@toko.example").status).toBe(0);
  const set = values();
  expect(set).toMatchObject({
    DOMAIN: "toko.example",
    SITE_URL: "https://toko.example",
    ADMIN_EMAIL: "ani@toko.example",
    SHOP_EMAIL: "halo@toko.example",
    HTTP_PORT: "80",
    HTTPS_PORT: "443",
  });
  expect(set.HTTP_BIND).toBe("");
  expect(environmentWarnings(inContainer(set)).map((text) => text.split(" ")[0])).toEqual([
    "SMTP_URL",
    "SHOP_BANK_ACCOUNT",
  ]);
});

test("it writes nothing that docker compose reads otherwise: no $, backslash or inner quote", () => {
  initEnv("--secrets", "--domain", "toko.example", "--admin", "ani@toko.example");
  const lines = readFileSync(file, "utf8").split("\n");
  const settings = lines.filter((line) => line !== "" && !line.startsWith("#"));
  expect(settings).toHaveLength(Object.keys(values()).length);
  for (const line of settings) expect(line).toMatch(/^[A-Z\d_]+=([\w.:/@-]*|"[\w .:/@<>-]+")$/);
});

test("no two files share a secret", () => {
  initEnv("--secrets");
  const first = values();
  rmSync(file);
  initEnv("--secrets");
  for (const name of [...SECRETS, "S3_ACCESS_KEY", "S3_SECRET_KEY"]) {
    expect(values()[name]?.length).toBeGreaterThanOrEqual(26);
    expect(values()[name]).not.toBe(first[name]);
  }
});

test("run again it changes nothing", () => {
  initEnv();
  const before = readFileSync(file, "utf8");
  expect(initEnv()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Nothing is miss/) });
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("what is there stays to the byte; what is missing or empty is filled in", () => {
  const own = "# my own\nAUTH_SECRET='kept as it is'\nMETRICS_TOKEN=\nSHOP_NAME=\"Batik # 1\"";
  writeFileSync(file, own);
  chmodSync(file, 0o644);
  const { stdout } = initEnv("--secrets");
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(
    /^# my own\nAUTH_SECRET='kept as it is'\nMETRICS_TOKEN=[0-9a-f]{48}\nSHOP_NAME="Batik # 1"\n/,
  );
  expect(text.match(/^METRICS_TOKEN=/gm)).toHaveLength(1);
  expect(stdout).not.toContain("AUTH_SECRET");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a shop behind a proxy of the owner's answers on all addresses, and an older file's shop still does", () => {
  initEnv("--site-url", "https://toko.example");
  expect(values().HTTP_BIND).toBe("");
  writeFileSync(file, "DOMAIN=\nSITE_URL=http://localhost:8080\n");
  initEnv();
  expect(values().HTTP_BIND).toBe("");
});

test("a file made elsewhere, with other ends of lines, is understood", () => {
  writeFileSync(file, "export AUTH_SECRET=mine\r\nDOMAIN=\r\n");
  initEnv("--domain", "toko.example", "--admin", "ani@toko.example");
  expect(readFileSync(file, "utf8")).toMatch(/^export AUTH_SECRET=mine\r\nDOMAIN=toko.example\r\n/);
});

test.each([
  [["--domain", "toko.example"], "Say who the shop's first admin is: --admin ani@toko.example\n"],
  [["--domain", "toko"], `--domain can't be "toko": it looks like toko.example\n`],
  [["--domain", "https://a.b"], `--domain can't be "https://a.b": it looks like toko.example\n`],
  [["--admin", "ani"], `--admin can't be "ani": it looks like ani@toko.example\n`],
  [["--http-port", "0"], `--http-port can't be "0": it looks like 8080\n`],
  [
    ["--site-url", "https://a.example/b"],
    `--site-url can't be "https://a.example/b": it is an address as in https://toko.example\n`,
  ],
])("%j is refused in one sentence, and nothing is written", (args, sentence) => {
  expect(initEnv(...args)).toEqual({ status: 1, stdout: "", stderr: sentence });
  expect(() => statSync(file)).toThrow("ENOENT");
});

test("a wish that contradicts the file is refused, since nothing is overwritten", () => {
  initEnv("--admin", "ani@toko.example");
  const before = readFileSync(file, "utf8");
  expect(initEnv("--admin", "budi@toko.example")).toMatchObject({
    status: 1,
    stderr: "ADMIN_EMAIL is already set to something else in the file: change it there.\n",
  });
  expect(initEnv("--domain", "toko.example").stderr).toContain("SITE_URL is already set");
  expect(readFileSync(file, "utf8")).toBe(before);
});
