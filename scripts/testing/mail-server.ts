import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { atEnd } from "../system/clean-up.mjs";
import { inProject } from "../system/paths.mjs";

/** Starts a mail server that writes to the folder where a shop without mail server writes. */
export async function mailServer(
  folder: string,
  host = "127.0.0.1",
): Promise<{ SMTP_URL: string }> {
  const received = join(folder, "mail");
  mkdirSync(received, { recursive: true });
  const { startMailServer } = await import(inProject("tests/fakes/mail-server.ts"));
  const server = await startMailServer({
    host,
    receive: async ({ source }: { source: Buffer }) => {
      const id = /^Message-ID: <([0-9a-f-]+)@/im.exec(source.toString())?.[1];
      const file = join(received, `${id}.eml`);
      // Tests read the folder while mails arrive, so a name appears only with the whole file.
      await writeFile(`${file}.part`, source);
      await rename(`${file}.part`, file);
    },
  });
  atEnd(() => server.stop());
  return { SMTP_URL: `smtp://${host}:${server.port}` };
}
