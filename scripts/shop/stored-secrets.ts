import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dataFolder } from "../system/paths.mjs";

/** Returns AUTH_SECRET, else the secret that the first start has created in DATA_DIR. */
export const authSecret = (): string => process.env.AUTH_SECRET || storedSecret("auth-secret", 48);

/** Returns the key in the address of the demo's mail, which the first start has created. */
export const devMailKey = (): string => storedSecret("dev-mail-key", 16);

function storedSecret(name: string, bytes: number): string {
  const file = `${dataFolder()}/${name}`;
  if (!existsSync(file))
    writeFileSync(file, randomBytes(bytes).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
