import { constants, setPriority } from "node:os";
import { hasReservedPictures } from "../database/demo-data.mjs";
import { outputOf } from "../system/command.mjs";
import { shopProgram } from "./seed.ts";
import { spawnChild, stopChild } from "./spawn-child.ts";

const DRAWING = shopProgram("demo/draw-pictures.ts");

/** Draws the demo's pictures to the end. */
export async function drawAll(env: NodeJS.ProcessEnv) {
  await outputOf("The demo's pictures can't be drawn", process.execPath, DRAWING, {
    ...env,
    NODE_ENV: "production",
  });
}

/** Draws the demo's pictures in the background. Returns a stop; the next start continues. */
export async function startDrawing(
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
): Promise<() => Promise<void>> {
  if (!(await hasReservedPictures(env.DATABASE_URL))) return async () => {};
  const child = spawnChild(DRAWING, { ...env, NODE_ENV: "production" });
  // The web server goes first. Child processes inherit the priority.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let stopping = false;
  const report = (code: unknown) => {
    if (code === 0 || stopping) return;
    console.error("Drawing the demo's pictures broke off; the next start goes on with it.");
  };
  child.once("error", report).once("exit", report);
  return () => {
    stopping = true;
    return stopChild(child);
  };
}
