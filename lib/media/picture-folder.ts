import "server-only";
import path from "node:path";
import { env } from "../environment/env.ts";

export function pictureFolder(): string {
  return path.resolve(env().DATA_DIR, "media");
}

/** Pictures for their owner and admins. No route serves this folder. */
export function privatePictureFolder(): string {
  return path.resolve(env().DATA_DIR, "private-media");
}
