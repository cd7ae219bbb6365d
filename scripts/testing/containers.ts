import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { atEnd } from "../system/clean-up.mjs";
import { command, outputOf } from "../system/command.mjs";
import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import { addCounts, type Counts, skippedSuite } from "./counts.ts";
import { mailServer } from "./mail-server.ts";
import { resultFile } from "./result-file.ts";
import type { TestEnvironment } from "./shop-under-test.ts";

const PURCHASE_SPECS = ["tests/e2e/purchase-ways.spec.ts", "tests/e2e/proof-to-completed.spec.ts"];

/**
 * Runs the Dockerfile and docker-compose.yml on a real engine: starts, crashes, restores and upgrades
 * a copy of the project, then buys in it with a browser.
 */
export async function containers({
  vitest,
  browser,
}: {
  vitest: (env: TestEnvironment) => Promise<Counts>;
  browser: (env: TestEnvironment, files: string[]) => Promise<Counts>;
}): Promise<Counts> {
  const reason = await whySkipped();
  if (reason) return skippedSuite(reason);
  const env = await prepareCopy();
  const steps = await vitest(env);
  return steps.failed > 0 ? steps : addCounts(steps, await browser(env, PURCHASE_SPECS));
}

async function whySkipped(): Promise<string | undefined> {
  // Elsewhere the engine runs in a virtual machine, whose containers have no address here.
  if (process.platform !== "linux") return "the containers' tests need Linux.";
  const { code } = await docker("info");
  if (code !== 0) return "no Docker engine answers `docker info`.";
  if ((await docker("compose", "version")).code !== 0) return "docker has no compose plugin.";
  return undefined;
}

/** Copies the files that git knows, with a compose project and ports of its own. */
async function prepareCopy(): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), "sekar-containers-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const project = `sekar-${randomBytes(4).toString("hex")}`;
  atEnd(() => removeContainers(project, folder));
  await copyProject(folder);
  const mails = mkdtempSync(join(tmpdir(), "sekar-mails-"));
  atEnd(() => rmSync(mails, { recursive: true, force: true }));
  const { SMTP_URL } = await mailServer(mails, await hostAddress());
  const [http, https] = [await findFreePort(), await findFreePort()];
  const settings = { SMTP_URL, SHOP_IMAGE: project, HTTPS_PORT: String(https) };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  return {
    TEST_COPY: folder,
    TEST_PROJECT: project,
    TEST_SETTINGS: `\n${lines.join("")}`,
    TEST_HTTP_PORT: String(http),
    TEST_HTTPS_PORT: String(https),
    TEST_BASE_URL: `http://localhost:${http}`,
    TEST_BASE_URLS: `http://localhost:${http}`,
    TEST_MAIL_DIR: join(mails, "mail"),
  };
}

async function copyProject(folder: string) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const output = await outputOf("git can't list the project's files", "git", list);
  for (const path of output.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(inProject(path), join(folder, path));
  }
}

/** Returns the address by which containers reach this machine. */
async function hostAddress() {
  const format = "{{(index .IPAM.Config 0).Gateway}}";
  const args = ["network", "inspect", "bridge", "--format", format];
  return (await outputOf('The engine has no network "bridge"', "docker", args)).trim();
}

/** Saves the logs, then removes all of the compose project except the build cache. */
async function removeContainers(project: string, folder: string) {
  const env = { ...process.env, COMPOSE_PROJECT_NAME: project };
  const compose = (...args: string[]) =>
    command("docker", ["compose", ...args], { cwd: folder, env, quiet: true });
  const { output } = await compose("logs", "--no-color", "--timestamps");
  writeFileSync(resultFile("containers-services.log"), output);
  await compose("--profile", "*", "down", "--volumes", "--remove-orphans", "--timeout", "5");
  const label = `label=com.docker.compose.project=${project}`;
  const images = (await docker("image", "ls", "--quiet", "--filter", label)).output;
  const ids = [...new Set(images.split("\n").filter(Boolean))];
  if (ids.length > 0) await docker("image", "rm", "--force", ...ids);
}

const docker = (...args: string[]) => command("docker", args, { quiet: true });
