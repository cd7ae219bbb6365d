import "server-only";
import { env } from "#lib/environment/env.ts";
import type { Language } from "#lib/language/languages.ts";
import type { MailRenderer, RenderedMail } from "#lib/mail/mail-renderer.ts";
import { isMailTemplate, MAIL_DATA } from "#lib/mail/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

/** Renders a mail with the shop's present facts. */
export const renderMail: MailRenderer = async (template, data, language) =>
  renderMailOf(await getShopFacts(), template, data, language);

/** Renders a mail. Throws for an unknown template or incomplete data. */
export async function renderMailOf(
  facts: ShopFacts,
  template: string,
  data: unknown,
  lang: Language = "en",
): Promise<RenderedMail> {
  if (!isMailTemplate(template)) throw new Error(`There is no mail template ${template}`);
  const [{ render, toPlainText }, { templates }] = await Promise.all([
    import("react-email"),
    import("./templates.ts"),
  ]);
  const shop = { ...facts, url: new URL(env().SITE_URL).origin };
  const props = { shop, lang, data: MAIL_DATA[template].parse(data) };
  const { subject, body } = templates[template](props as never);
  const html = await render(body);
  const text = toPlainText(html, {
    // Else each cell becomes a line.
    selectors: [{ selector: "table.facts", format: "dataTable" }],
  });
  return { subject, html, text, sender: { name: facts.senderName, replyTo: facts.email } };
}
