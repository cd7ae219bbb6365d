// `npm run mail:preview`: writes every mail with sample data into DATA_DIR/mail-preview.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, inProject } from "../system/paths.mjs";
import "../shop/module-hooks.ts";

export async function main() {
  // Required settings that no mail uses.
  process.env.DATABASE_URL ||= "postgresql://nobody@localhost/nothing";
  process.env.AUTH_SECRET ||= "nothing is signed while mails are looked at";
  const { SAMPLES } = await import(inProject("emails/samples.ts"));
  const { renderMailOf } = await import(inProject("emails/render-mail.ts"));
  const { DEMO_FACTS } = await import(inProject("lib/shop/facts.ts"));
  const folder = join(dataFolder(), "mail-preview");
  mkdirSync(folder, { recursive: true });
  for (const [name, data] of Object.entries(SAMPLES)) {
    const { subject, html, text } = await renderMailOf(DEMO_FACTS, name, data);
    writeFileSync(join(folder, `${name}.html`), html);
    writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
    console.log(join(folder, `${name}.html`));
  }
}
