import "server-only";
import { log } from "../telemetry/log.ts";
import { PICTURE_KEY } from "./internal/picture-storage.ts";
import { publicPictures } from "./internal/picture-storages.ts";

/** Returns those of the keys whose public files are stored. Where the storage doesn't answer, that is none. */
export async function findStoredPictures(keys: readonly string[]): Promise<Set<string>> {
  const storage = publicPictures();
  const asked = [...new Set(keys)].filter((key) => PICTURE_KEY.test(key));
  try {
    const files = await Promise.all(asked.map((key) => storage.listFiles(key)));
    return new Set(asked.filter((_, at) => files[at]?.length));
  } catch (err) {
    log().warn({ err }, "pictures of the audit log couldn't be looked up");
    return new Set();
  }
}
