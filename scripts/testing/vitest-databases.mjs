// Vitest runs this once around the domain tests: a template that each worker copies.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "../system/data-folder.mjs";
import { dataFolder } from "../system/paths.mjs";
import { dropTestDatabases, prepareTemplate, runPrefix } from "./test-databases.mjs";
import { openTestServer } from "./test-server.mjs";

/** @param {{ provide: (key: string, value: unknown) => void }} project */
export default async function setup(project) {
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
