// Loaded into the web server before Next. Loads most of Next while the launcher prepares the database.
// Then it takes over the settings and arguments that the launcher sends.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const FILES = ["lib/start-server", "lib/router-server", "next", "next-server"];

const isChild = process.env.LAUNCHER_PID === String(process.ppid); // workers of Next's dev server aren't
if (isChild) {
  // Unreferenced by exit-with-launcher.mjs.
  process.channel?.ref();
  /** @type {Promise<{ env: NodeJS.ProcessEnv, args: string[] }>} */
  const settings = new Promise((resolve) => process.once("message", resolve));
  // Not in the primary process of several web processes, which doesn't run Next.
  if (process.env.NODE_ENV === "production" && process.argv[1]?.endsWith("/next")) {
    require("next/dist/server/require-hook");
    for (const file of FILES) require(`next/dist/server/${file}`);
  }
  const { env, args } = await settings;
  process.channel?.unref();
  for (const name of Object.keys(process.env)) {
    if (env[name] === undefined) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, env);
  process.argv.push(...args);
}
