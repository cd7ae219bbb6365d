import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inProject } from "../internal/paths.mjs";
import { readIgnoreFile } from "../testing/layout/build-context.mjs";
import { readServices } from "../testing/layout/compose-file.mjs";
import { readDockerfile } from "../testing/layout/dockerfile.mjs";

const read = (path) => readFileSync(inProject(path), "utf8");
const dockerfile = read("Dockerfile");
const compose = parse(read("docker-compose.yml"), { merge: true });
const folder = mkdtempSync(join(tmpdir(), "compose-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names that `npm run init-env` writes and compose can't do without. */
const NEEDED = ["AUTH_SECRET", "POSTGRES_PASSWORD", "REDIS_PASSWORD", "SITE_URL", "ADMIN_EMAIL"];

function environmentFile(names) {
  const file = join(folder, `${names.length}.env`);
  writeFileSync(file, names.map((name) => `${name}=value-of-${name}\n`).join(""));
  return file;
}

describe("the Dockerfile", () => {
  const stages = readDockerfile(dockerfile);
  const last = stages.at(-1);
  const stepsOf = (keyword) =>
    stages.flatMap(({ steps }) => steps).filter((step) => step.keyword === keyword);

  it("has nothing that a linter complains about", () => {
    expect(
      validate(dockerfile).map(({ range, message }) => `${range.start.line}: ${message}`),
    ).toEqual([]);
  });

  it("begins each stage from the Node that the tests run on", () => {
    const { devDependencies } = JSON.parse(read("package.json"));
    for (const { image } of stages) expect(image).toBe(`node:${devDependencies.node}-slim`);
  });

  it("runs as a user without rights, says how it is, and is no shell's child", () => {
    expect(last?.steps.findLast(({ keyword }) => keyword === "USER")?.text).toBe("node");
    expect(last?.steps.filter(({ keyword }) => keyword === "HEALTHCHECK")).toHaveLength(1);
    expect(last?.steps.find(({ keyword }) => keyword === "CMD")?.text).toMatch(/^\[/);
  });

  it("fetches nothing from the net by itself and takes no secret", () => {
    expect(stepsOf("ADD")).toEqual([]);
    expect(stepsOf("ARG")).toEqual([]);
    for (const { text } of stepsOf("RUN")) expect(text).not.toMatch(/sudo|curl|wget|apt-get/);
    for (const { text } of stepsOf("ENV")) expect(text).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY=/);
  });

  it("is sent what it needs of the project, and no secret or test", () => {
    const isSent = readIgnoreFile(read(".dockerignore"));
    for (const path of ["app/layout.tsx", "package-lock.json", "prisma/schema/mail.prisma"]) {
      expect(isSent(path), path).toBe(true);
    }
    const kept = [".env", "lib/.env.local", ".data/auth-secret", ".git/config", "lib/env.test.ts"];
    for (const path of [...kept, "tests/api/auth.test.ts", "node_modules/next/package.json"]) {
      expect(isSent(path), path).toBe(false);
    }
  });
});

describe("docker-compose.yml", () => {
  const services = Object.entries(compose.services);

  it("is taken by the compose tool with what init-env writes", async () => {
    const found = await readServices("docker-compose", environmentFile(NEEDED));
    expect(Object.keys(found).sort()).toEqual(services.map(([name]) => name).sort());
  });

  it.each(NEEDED)("isn't started without %s, and says what to run", async (name) => {
    const file = environmentFile(NEEDED.filter((other) => other !== name));
    await expect(readServices("docker-compose", file)).rejects.toThrow("run npm run init-env");
  });

  it.each(services)("gives %s no more rights than it needs, and bounds", (name, service) => {
    expect(service.read_only, name).toBe(true);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(service.init).toBe(true);
    expect(service.restart).toMatch(/^(unless-stopped|no)$/);
    expect(service.logging.options["max-size"]).toBeDefined();
    expect(service.privileged).toBeUndefined();
    expect(service.container_name).toBeUndefined();
    if (service.restart !== "no") expect(service.deploy.resources.limits.memory).toBeDefined();
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

  it("holds no more connections than PostgreSQL takes, with five web servers", () => {
    const most = Number(
      /max_connections=(\d+)/.exec(compose.services.postgres.command.join(" "))?.[1],
    );
    const pool = Number(/:-(\d+)/.exec(compose.services.web.environment.DATABASE_POOL)?.[1]);
    const others = Number(compose.services.worker.environment.DATABASE_POOL) + 10;
    expect(5 * pool + others).toBeLessThan(most);
  });

  it("names every volume that it uses", () => {
    const used = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(":")[0]).filter((one) => !one.startsWith(".")),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe("the scripts of backup and restore", () => {
  it.each(["backup", "restore"])("%s.sh is one that a shell can read", (name) => {
    execFileSync("/bin/sh", ["-n", inProject(`scripts/compose/${name}.sh`)]);
  });
});
