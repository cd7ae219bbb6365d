import { rm } from "node:fs/promises";
import path from "node:path";

/** Removes stored pictures of a storage folder; one that isn't there is as good as removed. */
export async function removeFolders(storage: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await rm(path.join(storage, name), { recursive: true, force: true });
  }
}
