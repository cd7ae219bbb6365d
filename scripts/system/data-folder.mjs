import { mkdirSync } from "node:fs";
import { dataFolder } from "./paths.mjs";

export function makeDataFolder() {
  // PostgreSQL runs as another user under root, and passes through.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  mkdirSync(dataFolder(), { recursive: true, mode });
}
