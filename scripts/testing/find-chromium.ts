import { existsSync } from "node:fs";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { findOnPath, findOrInstall, isProgram, namedProgram } from "./programs.ts";

/** Starts faster than Chromium, and takes less processor time. */
const HEADLESS = "chromium-headless-shell";

const FULL = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const DOWNLOAD_WITHIN_MS = 180_000;

const VERSION_WITHIN_MS = 30_000;

/** Returns the path of a Chromium, installed first where none is found. Prints which one it is. */
export async function findChromium(): Promise<string> {
  const found =
    namedProgram("CHROMIUM_PATH") ??
    findOnPath([HEADLESS]) ??
    (await playwrightsOwn()) ??
    installed() ??
    (await download()) ??
    (await findOrInstall([HEADLESS], HEADLESS));
  if (found) return announced(found);
  throw new Failure(
    "The browser tests found no Chromium and could not install one: install Chromium or Chrome, or set CHROMIUM_PATH to it.",
  );
}

/** Returns the path of a Chromium or Chrome with a window, or undefined. Installs Debian's where it can. */
export async function findFullChromium(): Promise<string | undefined> {
  const found = installed() ?? (await findOrInstall(["chromium"], "chromium"));
  return found && announced(found);
}

async function announced(path: string): Promise<string> {
  const options = { quiet: true, timeout: VERSION_WITHIN_MS };
  const { output } = await command(path, ["--version"], options);
  const version = /\d+(?:\.\d+){2,}/.exec(output)?.[0] ?? "unknown";
  console.log(`Browser: ${path}, version ${version}`);
  return path;
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function installed() {
  return findOnPath(FULL) ?? MAC_APPS.find(isProgram);
}

async function download() {
  console.log("Installing Playwright's Chromium …");
  const cli = inProject("node_modules/playwright/cli.js");
  await command(process.execPath, [cli, "install", "chromium"], {
    quiet: true,
    timeout: DOWNLOAD_WITHIN_MS,
  });
  return playwrightsOwn();
}
