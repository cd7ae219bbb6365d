import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnvironment } from "#lib/environment/env.ts";
import { NO_PAGE_POLICY } from "#lib/http/answers/content-security-policy.ts";
import { TRANSPORT_SECURITY } from "#lib/http/answers/security-headers.ts";
import { findRefusal } from "#lib/http/requests/normalize-request.ts";

// Checks the image and docker-compose.yml without an engine.
const read = (name: string) => readFileSync(name, "utf8");
const site = read("scripts/compose/Caddyfile");
const dockerfile = read("Dockerfile").split("\n");
const instructions = dockerfile.filter((line) => /^[A-Z]+ /.test(line));
const instruction = (keyword: string) =>
  instructions.filter((line) => line.startsWith(`${keyword} `));

type Service = {
  image: string;
  build?: string;
  init?: boolean;
  command?: string[];
  entrypoint?: string[];
  ports?: string[];
  volumes?: (string | { source: string; volume: { subpath: string } })[];
  environment?: Record<string, string>;
  [key: string]: unknown;
};
const compose: { services: Record<string, Service>; volumes: object } = parse(
  read("docker-compose.yml"),
  { merge: true },
);
const services = Object.entries(compose.services);
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
};

describe("the Dockerfile", () => {
  it("begins each stage from the Node that the tests run on", () => {
    const { dependencies } = JSON.parse(read("package.json"));
    const images = instruction("FROM").map((line) => line.split(" ")[1]);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toBe(`node:${dependencies.node}-slim`);
  });

  it("asks for no frontend, which the engine would have to fetch", () => {
    expect(dockerfile.filter((line) => /^#\s*syntax\s*=/i.test(line))).toEqual([]);
  });

  it("runs as a user without rights, says how it is, and is no shell's child", () => {
    expect(instruction("USER")).toEqual(["USER node"]);
    expect(instruction("HEALTHCHECK")).toHaveLength(1);
    expect(instruction("CMD")).toEqual([expect.stringMatching(/^CMD \[/)]);
  });

  it("fetches nothing from the net by itself and takes no secret", () => {
    expect([...instruction("ADD"), ...instruction("ARG")]).toEqual([]);
    for (const line of instruction("RUN")) expect(line).not.toMatch(/sudo|curl|wget|apt-get/);
    expect(dockerfile.join("\n")).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY=/);
  });

  it("is sent every module of the root but those of the tests", () => {
    const modules = readdirSync(".").filter((name) => /\.m?ts$|\.mjs$/.test(name));
    const ofTests = ["next-env.d.ts", "playwright.config.ts", "vitest.config.ts"];
    const rules = read(".dockerignore").split("\n");
    for (const name of modules.filter((one) => !ofTests.includes(one))) {
      expect(rules).toContain(`!${name}`);
    }
  });

  it("is sent no secret, no test and nothing that nobody named", () => {
    const lines = read(".dockerignore").split("\n");
    const rules = lines.filter((line) => line !== "" && !line.startsWith("#"));
    expect(rules[0]).toBe("*");
    for (const rule of rules.filter((one) => one.startsWith("!"))) expect(rule).not.toMatch(/\*/);
    for (const rule of ["**/.env*", "**/*.test.*"]) expect(rules).toContain(rule);
    // A later line overrides an earlier one.
    expect(rules.findLastIndex((one) => one.startsWith("!"))).toBeLessThan(
      rules.indexOf("**/.env*"),
    );
  });
});

describe("docker-compose.yml", () => {
  it("builds the image in one service: several that build one name at once fail", () => {
    const building = services.filter(([, { build }]) => build !== undefined);
    expect(building.map(([name]) => name)).toEqual(["migrate"]);
  });

  it.each(services)("gives %s no more rights than it needs, and bounds", (_name, given) => {
    expect(given.read_only).toBe(true);
    expect(given.cap_drop).toEqual(["ALL"]);
    expect(given.security_opt).toEqual(["no-new-privileges:true"]);
    expect(given.restart).toMatch(/^(unless-stopped|no)$/);
    expect(given).toHaveProperty("logging.options.max-size");
    expect(given).toHaveProperty("deploy.resources.limits.memory");
    expect(given.privileged).toBeUndefined();
    expect(given.container_name).toBeUndefined();
  });

  it("starts an init everywhere but where it couldn't signal the server below it", () => {
    const without = services.filter(([, { init }]) => init !== true).map(([name]) => name);
    expect(without).toEqual(["postgres"]);
  });

  it.each(services)("pins the version of %s's image", (_name, { image }) => {
    expect(image).toMatch(/^\$\{SHOP_IMAGE:-sekar-batik\}$|:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
  });

  it("opens no port but the proxy's, and what is for operators to this machine", () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(open.filter((port) => !port.startsWith("proxy "))).toEqual([
      "mail 127.0.0.1:8025:8025",
      "prometheus 127.0.0.1:9090:9090",
    ]);
  });

  it("holds no more connections than PostgreSQL takes, with five web servers and a sixth in an upgrade", () => {
    const settings = service("postgres").command?.join(" ") ?? "";
    const most = Number(/max_connections=(\d+)/.exec(settings)?.[1]);
    const pool = Number(/:-(\d+)/.exec(service("web").environment?.DATABASE_POOL ?? "")?.[1]);
    const others = Number(service("worker").environment?.DATABASE_POOL) + 10;
    expect(6 * pool + others).toBeLessThan(most);
  });

  it("names every volume that it uses, and mounts no single file", () => {
    const sources = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) =>
        typeof volume === "string" ? (volume.split(":")[0] ?? "") : volume.source,
      ),
    );
    const named = sources.filter((one) => !one.startsWith("."));
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    // git replaces a changed file, but a container keeps the old one that was mounted.
    const mounted = sources.filter((one) => one.startsWith("."));
    expect(mounted.filter((one) => !statSync(one).isDirectory())).toEqual([]);
  });

  it("checks the proxy by an address that leads nowhere else with a domain", () => {
    const { test = [] } = service("proxy").healthcheck as { test?: string[] };
    const address = test.at(-1) ?? "";
    expect(site).toContain(`${new URL(address).origin} {\n\tbind `);
  });
});

/** Names of the secrets in .env. */
const SECRET = /\$\{(\w*(?:PASSWORD|SECRET|TOKEN|KEY)\w*)/;

describe("the secrets", () => {
  it.each(services)("stand in no argument of %s", (_name, { command = [], entrypoint }) => {
    const words = [command, entrypoint ?? []].flat().join(" ");
    expect(words).not.toMatch(SECRET);
    // A shell's variable would be an argument of the program that it becomes.
    for (const [program] of words.matchAll(/exec .*$/gs)) {
      expect(program.replace('"$$@"', "")).not.toMatch(/\$\$/);
    }
  });

  /** Returns the folder of the secrets' volume that a service sees; all of it is the empty name. */
  const folderOf = ({ volumes = [] }: Service) =>
    volumes.flatMap((volume) => {
      if (typeof volume === "string") return volume.startsWith("secrets:") ? [""] : [];
      return volume.source === "secrets" ? [volume.volume.subpath] : [];
    });

  it("reach each service that needs some, and no other secret than those", () => {
    const seen = services.map(([name, given]) => [name, folderOf(given)]);
    expect(Object.fromEntries(seen.filter(([, folders]) => folders?.length !== 0))).toEqual({
      secrets: [""],
      ...{ web: ["shop"], worker: ["shop"], "first-admin": ["shop"] },
      ...{ migrate: ["owner"], seed: ["owner"], backup: ["owner"], restore: ["owner"] },
      ...{ postgres: ["postgres"], roles: ["roles"] },
      ...{ cache: ["cache"], storage: ["storage"], prometheus: ["metrics"] },
    });
  });

  it("stand in the environment of the one that hands them out alone", () => {
    const { SITE_URL, HTTP_BIND, ...secrets } = service("secrets").environment ?? {};
    const made = Object.keys(secrets);
    const given = services.filter(([, { environment }]) =>
      made.some((name) => JSON.stringify(environment ?? {}).includes(`\${${name}`)),
    );
    expect(given.map(([name]) => name)).toEqual(["secrets"]);
  });

  describe("that secrets.sh hands out", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "secrets-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const settle = (environment: Record<string, string> = {}, ...args: string[]) =>
      execFileSync("/bin/sh", ["scripts/compose/secrets.sh", ...args], {
        encoding: "utf8",
        env: { PATH: process.env.PATH, NODE_ENV: "test", SECRETS_DIR: folder, ...environment },
      });
    const at = (name: string) => readFileSync(path.join(folder, name), "utf8");

    it("are made once, strong enough for the shop, and not shown", () => {
      const told = settle();
      expect(told).toMatch(
        /^Made POSTGRES_PASSWORD .*: they are kept in the volume "secrets"\.\n$/,
      );
      const set = parseEnv(at("shop/shop.env")) as Record<string, string>;
      expect(readEnvironment({ ...set, NODE_ENV: "production" })).toMatchObject(set);
      for (const value of Object.values(set)) expect(told).not.toContain(value);
      expect(settle()).toBe("");
      expect(parseEnv(at("shop/shop.env"))).toEqual(set);
    });

    it("are those of .env where it has some, but for the superuser's password, and stay when it has none", () => {
      const before = at("postgres/password");
      settle({
        AUTH_SECRET: 'a"b\\c#d $e',
        POSTGRES_PASSWORD: "other",
        POSTGRES_OWNER_PASSWORD: "a:b",
      });
      settle();
      expect(parseEnv(at("owner/shop.env"))).toMatchObject({ AUTH_SECRET: 'a"b\\c#d $e' });
      expect(at("owner/pgpass")).toBe("*:*:*:shop_owner:a\\:b\n");
      expect(statSync(path.join(folder, "owner/pgpass")).mode & 0o777).toBe(0o400);
      expect(at("postgres/password")).toBe(before);
      expect(parseEnv(settle({}, "export"))).toMatchObject({
        POSTGRES_PASSWORD: before,
        POSTGRES_OWNER_PASSWORD: "a:b",
      });
    });

    it("fill what the environment leaves empty, and win over nothing that it gives", () => {
      settle();
      const program =
        "import('./scripts/image/tools/made-secrets.mjs').then(() => console.log(JSON.stringify(process.env)))";
      const printed = execFileSync(process.execPath, ["-e", program], {
        encoding: "utf8",
        env: {
          ...{ NODE_ENV: "test", SECRETS_FILE: path.join(folder, "shop/shop.env") },
          ...{ AUTH_SECRET: "", REDIS_URL: "redis://elsewhere" },
        },
      });
      expect(JSON.parse(printed)).toMatchObject({
        ...parseEnv(at("shop/shop.env")),
        REDIS_URL: "redis://elsewhere",
      });
    });

    it("can't hold what would end a line's quotes", () => {
      expect(() => settle({ AUTH_SECRET: "it's" })).toThrow(
        "AUTH_SECRET can't hold a quotation mark",
      );
    });
  });
});

describe("the database", () => {
  const user = (name: string) => {
    return service(name).environment?.PGUSER;
  };

  it("is open to the superuser for making the roles alone", () => {
    const users = services.map(([name]) => [name, user(name)]).filter(([, found]) => found);
    expect(Object.fromEntries(users)).toEqual({
      ...{ backup: "shop_owner", restore: "shop_owner" },
      roles: "sekar",
    });
  });

  it("logs no values of statements and no rows", () => {
    expect(service("postgres").command).toEqual(
      expect.arrayContaining([
        "log_parameter_max_length=0",
        "log_parameter_max_length_on_error=0",
        "log_error_verbosity=terse",
      ]),
    );
  });
});

describe("the proxy", () => {
  const [, pattern = "", replacement = ""] =
    /request>uri regexp `([^`]+)` `([^`]+)`/.exec(site) ?? [];

  it.each([
    ["/product?q=ani%40toko.example", "/product…"],
    ["/auth/otp/ani%40toko.example?on-success-navigate-to=password-reset", "/auth/otp/…"],
    ["/auth/reset-password-form?email=ani@toko.example&otp=48151623", "/auth/reset-password-form…"],
    ["/payment-proof/kP3x.bG9u/x", "/payment-proof/…"],
    ["/api/payment-proof/kP3x.bG9u?_rsc=1", "/api/payment-proof/…"],
    ["/complete-order?token=kP3x", "/complete-order…"],
    ["/api/order/0f7a2c1e/note", "/api/order/0f7a2c1e/note"],
  ])("logs %s as %s", (address, logged) => {
    expect(address.replaceAll(new RegExp(pattern, "g"), replacement)).toBe(logged);
  });

  it("logs no header of a request or an answer, in either log", () => {
    expect(site).toMatch(/request>headers delete\n\s+resp_headers delete/);
    const logs = site.match(/\tlog \{[^}]*\}/g) ?? [];
    expect(logs).toHaveLength(2);
    for (const log of logs) expect(log).toContain("import private");
  });

  it("gives up a web server that has gone in less than a second", () => {
    const timeout = /dial_timeout (\d+)ms/.exec(site)?.[1];
    expect(Number(timeout)).toBeLessThan(1000);
  });

  it("answers 404 for Next's unused paths itself, before it asks a web server", () => {
    expect(site).toContain(
      "@unused path /_next/image /_next/image/* /_next/data/*\n\thandle @unused {\n\t\timport own_headers\n\t\trespond 404\n",
    );
    for (const path of ["/_next/image", "/_next/image/x", "/_next/data/build/home.json"]) {
      expect(findRefusal("GET", path)).toMatchObject({ code: "not-found" });
    }
  });

  it("marks no web server as down for what a client causes, and speaks HTTP alone", () => {
    expect(site).not.toMatch(/^\s*(fail_duration|max_fails|unhealthy_\w+)\b/m);
    expect(site).toMatch(/^\trequest_header -Upgrade$/m);
    expect(site).toMatch(/^\t@tunnel method CONNECT$/m);
  });
});

describe("the answers that the proxy makes itself", () => {
  const [, headers = ""] = /^\(own_headers\) \{\n([^}]*)^\}/m.exec(site) ?? [];

  it("may load nothing, stand in no frame, and stay on https as long as the shop's", () => {
    expect(headers.trim().split(/\s*\n\s*/)).toEqual([
      "@https protocol https",
      "header X-Content-Type-Options nosniff",
      "header Referrer-Policy strict-origin",
      `header Content-Security-Policy "${NO_PAGE_POLICY}"`,
      `header @https Strict-Transport-Security ${TRANSPORT_SECURITY}`,
    ]);
  });

  it("have these headers each, and what it passes on has none twice", () => {
    const blocks = site.match(/^\t\S[^\n]*\{\n(?:\t\t[^\n]*\n|\n)*?\t\}/gm) ?? [];
    const answering = blocks.filter((block) => /^\t+respond /m.test(block));
    const names = answering.map((block) => block.split("\n")[0]?.trim());
    // The health check's address is open to its container alone.
    expect(names).toEqual(["handle @unused {", "handle @tunnel {", "handle_errors {"]);
    for (const block of answering) expect(block.split("\n")[1]?.trim()).toBe("import own_headers");
    expect(site.match(/import own_headers/g)).toHaveLength(answering.length);
    expect(site.match(/^\trespond .*$/gm)).toEqual(["\trespond 204"]);
  });
});

describe("docs/operations.md", () => {
  it("writes .env with Docker alone as whoever runs the line", () => {
    const line = /^docker run .*run\.mjs init-env/m.exec(read("docs/operations.md"))?.[0];
    expect(line).toContain('--user "$(id -u):$(id -g)"');
  });
});

describe("the scripts of the compose file", () => {
  const scripts = readdirSync("scripts/compose").filter((name) => name.endsWith(".sh"));

  it.each(scripts)("%s is one that a shell can read", (name) => {
    execFileSync("/bin/sh", ["-n", `scripts/compose/${name}`]);
  });
});
