import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { tryLock } from "./lock-file.mjs";

const RELEASE_WITHIN_MS = 2_000;

/** Below the ports that Linux and macOS give to outgoing connections. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;

/** Errors of a name or address that isn't this machine's. */
const NO_ADDRESS = new Set(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL", "EINVAL"]);

const RESERVATIONS = join(tmpdir(), `sekar-batik-ports-${process.getuid?.() ?? "all"}`);

export function wantedPort() {
  const text = process.env.PORT || "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT is "${text}", and a port is a number from 1 to 65535.`);
  }
  return port;
}

/** Throws a sentence where nothing can listen on the port, or on HOST. @param {number} port */
export async function checkPort(port) {
  const deadline = Date.now() + RELEASE_WITHIN_MS;
  const host = process.env.HOST || undefined;
  for (;;) {
    const fault = await tryToListen(port, host);
    if (!fault) return;
    if (host && NO_ADDRESS.has(fault)) {
      throw new Failure(`HOST is "${host}", which is no address of this machine (${fault}).`);
    }
    if (fault !== "EADDRINUSE") {
      throw new Failure(
        `Port ${port} can't be used (${fault}): choose another with PORT=3001 npm start.`,
      );
    }
    if (Date.now() > deadline) {
      throw new Failure(
        `Port ${port} is in use by another program: stop that one or choose another port with PORT=${port + 1} npm start.`,
      );
    }
    await wait(100);
  }
}

/** Returns a free port, reserved until this process ends: tests may use it minutes later. */
export async function findFreePort() {
  mkdirSync(RESERVATIONS, { recursive: true });
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (tryLock(join(RESERVATIONS, String(port))) && !(await tryToListen(port))) return port;
  }
}

/** Returns the error's code. @param {number} port @param {string} [host] @returns {Promise<string | undefined>} */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
