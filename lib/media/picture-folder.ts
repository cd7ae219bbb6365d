import "server-only";
import path from "node:path";
import { env } from "../environment/env.ts";

/** Where the pictures that everyone may see are kept: one folder a picture, one file a width. */
export function pictureFolder(): string {
  return path.resolve(env().DATA_DIR, "media");
}

/** Where the pictures are that only their owner and admins may see. No route serves this folder. */
export function privatePictureFolder(): string {
  return path.resolve(env().DATA_DIR, "private-media");
}
