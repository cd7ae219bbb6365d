import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "../../../scripts/system/clean-up.mjs";
import { findFreePort } from "../../../scripts/system/port.mjs";
import { startServer } from "./server.ts";

/** Returns whether nginx is installed. */
export const hasNginx = (): boolean => Boolean(process.env.NGINX_PATH);

/** Starts one nginx process that serves the texts as files `/<name>`. Returns its address. */
export async function startNginx(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const port = await findFreePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configuration(folder, port));
  const address = `http://127.0.0.1:${port}`;
  const args = ["-p", folder, "-c", config, "-e", "stderr"];
  const [name = ""] = Object.keys(files);
  await startServer(process.env.NGINX_PATH ?? "nginx", args, { address: `${address}/${name}` });
  return address;
}

function configuration(folder: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  // One process, like the shop's web server. It keeps its user, since others may not read the folder.
  return `daemon off; master_process off; pid ${folder}/pid;
    events { worker_connections 256; }
    http {
      ${temporary} access_log off; sendfile on; default_type text/html;
      open_file_cache max=16;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`;
}
