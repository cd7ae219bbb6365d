import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { atEnd } from "../system/clean-up.mjs";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import { sum } from "./counts.mjs";
import { mailServer } from "./mail-server.mjs";
import { resultFile } from "./result-file.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/** From the catalogue to the resi, and from the proof of payment to the completed order. */
const THE_PURCHASE = ["tests/e2e/first-sale.spec.ts", "tests/e2e/proof-to-completed.spec.ts"];

/**
 * Runs the Dockerfile and docker-compose.yml on a real engine. Starts, crashes, restores and upgrades
 * a copy of the project, and then buys in it with a browser.
 * @param {object} runners
 * @param {(env: NodeJS.ProcessEnv) => Promise<Counts>} runners.vitest
 * @param {(env: NodeJS.ProcessEnv, files: string[]) => Promise<Counts>} runners.browser
 * @returns {Promise<Counts>}
 */
export async function containers({ vitest, browser }) {
  const reason = await whyNoEngine();
  if (reason) {
    console.log(`Skipped: ${reason}`);
    return { passed: 0, failed: 0, failures: [], skipped: 1 };
  }
  const env = await prepareCopy();
  const steps = await vitest(env);
  return steps.failed > 0 ? steps : sum(steps, await browser(env, THE_PURCHASE));
}

/** @returns {Promise<string | undefined>} why these tests can't be run here */
async function whyNoEngine() {
  // Elsewhere the engine is in a virtual machine, whose containers this one can't reach by address.
  if (process.platform !== "linux") return "the containers' tests need Linux.";
  const { code } = await docker("info");
  if (code !== 0) return "no Docker engine answers `docker info`.";
  if ((await docker("compose", "version")).code !== 0) return "docker has no compose plugin.";
  return undefined;
}

/**
 * Copies the project as git has it, with a name and ports of its own.
 * @returns {Promise<Record<string, string>>} the tests' environment
 */
async function prepareCopy() {
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

/** @param {string} folder */
async function copyProject(folder) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { code, output } = await command("git", list, { quiet: true });
  if (code !== 0) throw new Failure(`git can't list the project's files:\n${output}`);
  for (const path of output.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(inProject(path), join(folder, path));
  }
}

/** Returns the address by which containers reach this machine. */
async function hostAddress() {
  const format = "{{(index .IPAM.Config 0).Gateway}}";
  const { code, output } = await docker("network", "inspect", "bridge", "--format", format);
  if (code !== 0) throw new Failure(`The engine has no network "bridge":\n${output}`);
  return output.trim();
}

/**
 * Saves the logs of the services. Removes everything of the project from the engine, except the build
 * cache.
 * @param {string} project
 * @param {string} folder
 */
async function removeContainers(project, folder) {
  const env = { ...process.env, COMPOSE_PROJECT_NAME: project };
  /** @param {string[]} args */
  const compose = (...args) =>
    command("docker", ["compose", ...args], { cwd: folder, env, quiet: true });
  const { output } = await compose("logs", "--no-color", "--timestamps");
  writeFileSync(resultFile("containers-services.log"), output);
  await compose("--profile", "*", "down", "--volumes", "--remove-orphans", "--timeout", "5");
  const label = `label=com.docker.compose.project=${project}`;
  const images = (await docker("image", "ls", "--quiet", "--filter", label)).output;
  const ids = [...new Set(images.split("\n").filter(Boolean))];
  if (ids.length > 0) await docker("image", "rm", "--force", ...ids);
}

/** @param {string[]} args */
const docker = (...args) => command("docker", args, { quiet: true });
