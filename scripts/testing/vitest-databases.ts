// Runs once around the domain tests: creates the template that each worker copies.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "../system/data-folder.mjs";
import { dataFolder } from "../system/paths.mjs";
import { dropTestDatabases, prepareTemplate, runPrefix } from "./test-databases.ts";
import { openTestServer } from "./test-server.ts";

export default async function setup(project: { provide: (key: string, value: unknown) => void }) {
  makeDataFolder();
  const server = await openTestServer();
  const template = await prepareTemplate(server);
  const filesFolder = join(dataFolder(), "test-data", runPrefix());
  project.provide("testDatabases", {
    serverUrl: server.url,
    template,
    prefix: runPrefix(),
    filesFolder,
  });
  return async () => {
    await dropTestDatabases(server, template);
    rmSync(filesFolder, { recursive: true, force: true });
    await server.release();
  };
}
