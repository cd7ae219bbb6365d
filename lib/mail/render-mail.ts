import "server-only";
import { env } from "../environment/env.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { isMailTemplate, MAIL_DATA } from "./schema.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** A queued mail as it is sent. Throws where there is no such template or its data isn't whole. */
export async function renderMail(template: string, data: unknown): Promise<RenderedMail> {
  if (!isMailTemplate(template)) throw new Error(`There is no mail template ${template}`);
  // Loaded with the first mail: a process that sends none doesn't carry the renderer.
  const [{ render, toPlainText }, { templates }] = await Promise.all([
    import("react-email"),
    import("#emails/templates.ts"),
  ]);
  const shop = { ...(await getShopFacts()), url: new URL(env().SITE_URL).origin };
  const props = { shop, data: MAIL_DATA[template].parse(data) };
  const { subject, body } = templates[template](props as never);
  const html = await render(body);
  const text = toPlainText(html, {
    // Otherwise each cell would stand on a line of its own.
    selectors: [{ selector: "table.facts", format: "dataTable" }],
  });
  return { subject, html, text };
}
