import { outputOf } from "../system/command.mjs";
import { inProject } from "../system/paths.mjs";

/** Builds for production. @param {Record<string, string>} [settings] for next.config.mjs */
export function buildNext(settings) {
  const env = { NODE_ENV: /** @type {const} */ ("production"), NEXT_TELEMETRY_DISABLED: "1" };
  const args = [inProject("node_modules/.bin/next"), "build"];
  return outputOf("next build failed", process.execPath, args, {
    ...process.env,
    ...env,
    ...settings,
  });
}
