import "server-only";
import { env } from "#lib/environment/env.ts";
import type { MailRenderer } from "#lib/mail/mail-renderer.ts";
import { isMailTemplate, MAIL_DATA } from "#lib/mail/schema.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const renderMail: MailRenderer = async (template, data) => {
  if (!isMailTemplate(template)) throw new Error(`There is no mail template ${template}`);
  const [{ render, toPlainText }, { templates }] = await Promise.all([
    import("react-email"),
    import("./templates.ts"),
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
};
