import "server-only";
import { env } from "../environment/env.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { isMailTemplate, MAIL_DATA } from "./schema.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** Throws for an unknown template or incomplete data. */
export async function renderMail(template: string, data: unknown): Promise<RenderedMail> {
  if (!isMailTemplate(template)) throw new Error(`There is no mail template ${template}`);
  const [{ render, toPlainText }, { templates }] = await Promise.all([
    import("react-email"),
    import("#emails/templates.ts"),
  ]);
  const shop = { ...(await getShopFacts()), url: new URL(env().SITE_URL).origin };
  const props = { shop, data: MAIL_DATA[template].parse(data) };
  const { subject, body } = templates[template](props as never);
  const html = await render(body);
  const text = toPlainText(html, {
    // Else each cell becomes a line.
    selectors: [{ selector: "table.facts", format: "dataTable" }],
  });
  return { subject, html, text };
}
