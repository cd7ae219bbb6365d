import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { appendFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "../../internal/clean-up.mjs";
import { command } from "../../internal/command.mjs";
import { parseEnvironment } from "../../internal/environment-file.mjs";
import { Failure } from "../../internal/failure.mjs";
import { inProject } from "../../internal/paths.mjs";
import { findFreePort } from "../../internal/port.mjs";
import { step } from "../../internal/progress.mjs";
import { startControlServer } from "../control-server.mjs";
import { mailServer } from "../mail-server.mjs";
import { layOutContext } from "./build-context.mjs";
import { readServices } from "./compose-file.mjs";
import { containers } from "./containers.mjs";
import { clusterUser, embeddedPrograms, initialise, serverOptions } from "./database-cluster.mjs";
import { layOutImage } from "./lay-out-image.mjs";
import { startNameServer } from "./name-server.mjs";
import { debiansPostgres, findPrograms } from "./programs.mjs";
import { RUNNER, volumesOf } from "./service-process.mjs";

const WEB_SERVERS = 3;
/** A loopback address for each replica of `web`, so that all of them listen on one port. */
const addressOfWeb = (/** @type {number} */ replica) => `127.77.0.${replica + 11}`;

const WORKER = "127.77.0.2";

/**
 * The Dockerfile and docker-compose.yml, carried out in folders and processes where there is no
 * engine: `docker compose up --scale web=3` after `npm run init-env`. Tests may kill, stop and
 * start each process over the control server.
 * @returns {Promise<Record<string, string>>} the tests' environment
 */
export async function processLayout() {
  const folder = mkdtempSync(join(tmpdir(), "sekar-image-"));
  // What runs here isn't the user that made it.
  chmodSync(folder, 0o755);
  atEnd(() => removeAll(folder));
  const image = await step("Laying out the image", () => buildImage(folder));
  return startServices(folder, image);
}

/**
 * @param {string} folder that others than its owner can enter
 * @param {import("./lay-out-image.mjs").Image} image
 * @returns {Promise<Record<string, string>>} the tests' environment
 */
export async function startServices(folder, image) {
  const program = await findPrograms();
  const ports = await freePorts(["proxy", "web", "metrics", "postgres", "cache", "archive"]);
  const mails = join(folder, "mails");
  const { SMTP_URL } = await mailServer(mails);
  const environmentFile = await makeEnvironmentFile(folder, ports.proxy, { SMTP_URL });
  const services = await readServices(program("docker-compose"), environmentFile);
  makeVolumes(folder, services);

  const names = await startNameServer((name) =>
    run
      .names()
      .filter((as) => as.startsWith(`${name}-`) && name === "web")
      .map((as) => addressOfWeb(Number(as.slice(4)))),
  );
  atEnd(() => names.close());
  const programs = await embeddedPrograms(join(folder, "embedded"));
  const cluster = { programs, folder: join(folder, "postgres"), user: clusterUser() };
  const layout = {
    folder,
    image,
    program: (/** @type {string} */ name) =>
      name === "postgres" ? join(programs, name) : program(name),
    places: {
      "postgres:5432": `127.0.0.1:${ports.postgres}`,
      "cache:6379": `127.0.0.1:${ports.cache}`,
      "127.0.0.1:6379": `127.0.0.1:${ports.cache}`,
      "127.0.0.1:8080": `127.0.0.1:${ports.proxy}`,
    },
    environments: {
      seed: { SEED_PICTURES: "small" },
      proxy: {
        SHOP_ADDRESS: `:${ports.proxy}`,
        WEB_PORT: String(ports.web),
        DNS_RESOLVER: names.address,
        HOME: join(folder, "volumes/proxy-data"),
      },
      "worker-0": { METRICS_HOST: WORKER, METRICS_PORT: String(ports.metrics) },
      postgres: { PGPORT: String(ports.postgres) },
      ...Object.fromEntries(
        Array.from({ length: WEB_SERVERS }, (_, replica) => [
          `web-${replica}`,
          {
            HOSTNAME: addressOfWeb(replica),
            PORT: String(ports.web),
            METRICS_HOST: addressOfWeb(replica),
            METRICS_PORT: String(ports.metrics),
          },
        ]),
      ),
    },
    options: {
      postgres: serverOptions(cluster.folder, ports.postgres),
      cache: ["--port", String(ports.cache), "--bind", "127.0.0.1", "--dir", folder],
    },
    users: { postgres: cluster.user },
  };
  const run = containers(layout, services, async (name) => {
    if (name === "postgres") await initialise(cluster, services.postgres?.environment ?? {});
  });
  // The database last: the others still write.
  atEnd(() => endAll(run, (as) => as.startsWith("postgres") || as.startsWith("archive")));
  atEnd(() => endAll(run, (as) => !as.startsWith("postgres") && !as.startsWith("archive")));
  await step("Starting its services", () =>
    Promise.all(
      ["cache", "proxy", "worker", "first-admin"].map((name) => run.bring(name, WEB_SERVERS)),
    ),
  );
  const archive = await startArchive({ folder, services, layout, run, port: ports.archive });
  const control = await startControlServer((path, search) => act(run, archive, path, search));
  const settings = parseEnvironment(readFileSync(environmentFile, "utf8"));
  const database = (/** @type {number} */ port) =>
    `postgresql://sekar:${settings.POSTGRES_PASSWORD}@127.0.0.1:${port}/sekar`;
  return {
    TEST_BASE_URL: `http://localhost:${ports.proxy}`,
    TEST_BASE_URLS: `http://localhost:${ports.proxy}`,
    TEST_WEB_URLS: Array.from(
      { length: WEB_SERVERS },
      (_, replica) => `http://${addressOfWeb(replica)}:${ports.web}`,
    ).join(" "),
    TEST_CONTROL_URL: control,
    TEST_MAIL_DIR: join(mails, "mail"),
    TEST_IMAGE_ROOT: image.root,
    TEST_LAYOUT: folder,
    TEST_ARCHIVE_URL: database(ports.archive),
    DATABASE_URL: database(ports.postgres),
    DATA_DIR: join(folder, "volumes/shop-data"),
    AUTH_SECRET: settings.AUTH_SECRET ?? "",
    SITE_URL: settings.SITE_URL ?? "",
  };
}

/** @typedef {ReturnType<typeof containers>} Run */

/** @param {string} folder */
async function buildImage(folder) {
  const context = join(folder, "context");
  await layOutContext(context);
  const image = await layOutImage(context, join(folder, "stages"));
  // In a container nothing of the image can be written; root's files are that much for others.
  await command("chmod", ["-R", "a+rX,a-w", join(image.root, "app")]);
  return image;
}

/** @template {string} Name @param {Name[]} names @returns {Promise<Record<Name, number>>} */
async function freePorts(names) {
  const ports = [];
  for (const name of names) ports.push([name, await findFreePort()]);
  return Object.fromEntries(ports);
}

/**
 * As a person would: `npm run init-env`, and the mail server's address and the demo written in.
 * @param {string} folder
 * @param {number} port
 * @param {{ SMTP_URL: string }} settings
 */
async function makeEnvironmentFile(folder, port, { SMTP_URL }) {
  const file = join(folder, ".env");
  const args = ["--file", file, "--http-port", String(port)];
  const { code, output } = await command(
    process.execPath,
    [inProject("scripts/init-env.mjs"), ...args],
    { quiet: true },
  );
  if (code !== 0) throw new Failure(`npm run init-env failed:\n${output}`);
  await appendFile(file, `\nSMTP_URL=${SMTP_URL}\nSEED_DEMO=1\n`);
  return file;
}

/**
 * Named volumes as empty folders; what a service mounts of the project as a copy that it can reach.
 * @param {string} folder
 * @param {Record<string, import("./compose-file.mjs").Service>} services
 */
function makeVolumes(folder, services) {
  for (const service of Object.values(services)) {
    service.volumes = volumesOf(service).map(({ source, target, readOnly }) => {
      const isNamed = !source.startsWith("/");
      const place = isNamed ? join(folder, "volumes", source) : join(folder, "mounted", target);
      if (isNamed) mkdirSync(place, { recursive: true });
      else cpSync(source, place, { recursive: true });
      if (RUNNER.uid) chownSync(place, RUNNER.uid, RUNNER.uid);
      return { source: place, target, read_only: readOnly };
    });
  }
}

/**
 * A second database, of Debian's PostgreSQL, for backup and restore: npm brings the newest server
 * but no pg_dump, and an older one dumps no newer server. It also shows that the shop's migrations
 * run there.
 * @param {{ folder: string, services: Record<string, import("./compose-file.mjs").Service>, layout: import("./service-process.mjs").Layout, run: Run, port: number }} given
 * @returns {Promise<Record<string, string>>} the places of the services for whoever works on it
 */
async function startArchive({ folder, services, layout, run, port }) {
  const { postgres } = services;
  if (!postgres) throw new Failure("docker-compose.yml has no service postgres.");
  const programs = debiansPostgres();
  const cluster = { programs, folder: join(folder, "archive"), user: clusterUser() };
  await initialise(cluster, postgres.environment ?? {});
  services.archive = {
    ...postgres,
    command: [join(programs, "postgres"), ...(postgres.command ?? []).slice(1)],
  };
  layout.options.archive = serverOptions(cluster.folder, port);
  layout.environments.archive = { PGPORT: String(port) };
  layout.users.archive = cluster.user;
  await run.start("archive");
  const places = { "postgres:5432": `127.0.0.1:${port}` };
  const env = { DATA_DIR: join(folder, "volumes/shop-data"), SEED_PICTURES: "small" };
  for (const name of ["migrate", "seed"]) {
    const { code, output } = await run.run(name, { more: { places, env }, as: `archive-${name}` });
    if (code !== 0) throw new Failure(`${name} on the older PostgreSQL failed: ${output}`);
  }
  return places;
}

/**
 * What tests may ask for.
 * @param {Run} run
 * @param {Record<string, string>} archive
 * @param {string} path
 * @param {URLSearchParams} search
 */
async function act(run, archive, path, search) {
  const name = search.get("name") ?? "";
  const signal = /** @type {NodeJS.Signals} */ (search.get("signal") ?? "SIGTERM");
  if (path === "/start") {
    const [service = "", replica = "0"] = name.split(/-(?=\d+$)/);
    await run.start(service, Number(replica));
    return true;
  }
  if (path === "/end") return { code: await run.end(name, signal) };
  if (path === "/signal") return run.signal(name, signal) ?? false;
  if (path === "/run") {
    const args = search.getAll("arg");
    const places = search.has("archive") ? archive : {};
    return run.run(name, { args, more: { places }, as: `${name}-run` });
  }
  return undefined;
}

/** @param {Run} run @param {(as: string) => boolean} isMeant */
async function endAll(run, isMeant) {
  await Promise.all(
    run
      .names()
      .filter(isMeant)
      .map((as) => run.end(as, "SIGTERM")),
  );
}

/** @param {string} folder */
async function removeAll(folder) {
  await command("chmod", ["-R", "u+w", folder], { quiet: true });
  rmSync(folder, { recursive: true, force: true });
}
