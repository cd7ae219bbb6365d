import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { hasReservedPictures } from "../database/demo-data.mjs";
import { inProject, projectFolder } from "../system/paths.mjs";
import { SHOP_CODE } from "./seed.mjs";

/**
 * Draws the demo's reserved pictures beside the open shop, which keeps running when this fails.
 * @param {NodeJS.ProcessEnv & { DATABASE_URL: string }} env
 * @returns {Promise<() => Promise<void>>} stops drawing; the next start goes on with it
 */
export async function startDrawing(env) {
  if (!(await hasReservedPictures(env.DATABASE_URL))) return async () => {};
  const child = spawn(
    process.execPath,
    [
      ...SHOP_CODE,
      "--import",
      new URL("../system/exit-with-launcher.mjs", import.meta.url).href,
      inProject("demo/draw-pictures.ts"),
    ],
    {
      cwd: projectFolder,
      // Ctrl-C on a terminal reaches it only through us, as it does the web server.
      detached: true,
      env: { ...env, NODE_ENV: "production", LAUNCHER_PID: String(process.pid) },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  // Customers come first. Its own children get the same priority.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let stopping = false;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", (code) => {
      if (code !== 0 && !stopping) {
        console.error("Drawing the demo's pictures broke off; the next start goes on with it.");
      }
      resolve();
    });
  });
  return async () => {
    stopping = true;
    child.kill("SIGTERM");
    await ended;
  };
}
