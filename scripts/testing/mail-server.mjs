import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { atEnd } from "../system/clean-up.mjs";
import { inProject } from "../system/paths.mjs";

/**
 * A mail server for the shop under test, which puts what it receives where the shop would put it
 * that has no mail server: a test reads a code from there.
 * @param {string} folder the shop's data
 * @param {string} [host] the address by which the shop reaches it
 * @returns {Promise<{ SMTP_URL: string }>}
 */
export async function mailServer(folder, host = "127.0.0.1") {
  const received = join(folder, "mail");
  mkdirSync(received, { recursive: true });
  const { startMailServer } = await import(inProject("tests/fakes/mail-server.ts"));
  const server = await startMailServer({
    host,
    /** @param {{ source: Buffer }} mail */
    receive: async ({ source }) => {
      const id = /^Message-ID: <([0-9a-f-]+)@/im.exec(source.toString())?.[1];
      const file = join(received, `${id}.eml`);
      // Renamed once it is whole: tests read while mails arrive.
      await writeFile(`${file}.part`, source);
      await rename(`${file}.part`, file);
    },
  });
  atEnd(() => server.stop());
  return { SMTP_URL: `smtp://${host}:${server.port}` };
}
