import { parse } from "yaml";
import { command } from "../../internal/command.mjs";
import { Failure } from "../../internal/failure.mjs";
import { inProject } from "../../internal/paths.mjs";

/**
 * @typedef {object} Service as docker-compose.yml has it, everything filled in
 * @property {string} image
 * @property {string[]} [entrypoint]
 * @property {string[]} [command]
 * @property {Record<string, string | null>} [environment]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {{ test?: string[], disable?: boolean }} [healthcheck]
 * @property {(string | { source: string, target: string, read_only?: boolean })[]} [volumes]
 */

/**
 * docker-compose.yml as the compose tool understands it, with the values of an environment file.
 * @param {string} program the compose tool
 * @param {string} environmentFile
 * @returns {Promise<Record<string, Service>>} by name
 */
export async function readServices(program, environmentFile) {
  const profiles = ["restore", "s3", "mail", "watch"].flatMap((name) => ["--profile", name]);
  const files = ["--file", inProject("docker-compose.yml"), "--env-file", environmentFile];
  const { code, output } = await command(program, [...files, ...profiles, "config"], {
    quiet: true,
    // What is set here would win over the file.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  if (code !== 0) throw new Failure(`docker-compose.yml isn't taken:\n${output.trim()}`);
  return parse(output).services;
}
