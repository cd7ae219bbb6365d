import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { dataFolder } from "./paths.mjs";

export function makeDataFolder() {
  const folder = dataFolder();
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      // PostgreSQL runs as another user under root, and passes through.
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure(
      `The data folder ${folder} can't be made (${code}): make the folder writable or set DATA_DIR to one that is.`,
    );
  }
  return folder;
}
