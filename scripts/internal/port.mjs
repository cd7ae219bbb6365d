import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "./failure.mjs";

/** How long a shop that was killed hard may take to let go of its port. */
const RELEASE_WITHIN_MS = 2_000;

/** @returns {number} where the shop shall listen */
export function wantedPort() {
  const text = process.env.PORT || "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT is "${text}", and a port is a number from 1 to 65535.`);
  }
  return port;
}

/**
 * Throws unless the port can be listened on.
 * @param {number} port
 */
export async function checkPort(port) {
  const deadline = Date.now() + RELEASE_WITHIN_MS;
  for (;;) {
    const fault = await tryToListen(port);
    if (!fault) return;
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

/** @returns {Promise<number>} a port that nobody uses now */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** @param {number} port @returns {Promise<string | undefined>} the fault's code */
function tryToListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
