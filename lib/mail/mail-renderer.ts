import "server-only";
import type { Language } from "../language/languages.ts";

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  /** Name beside MAIL_FROM's address, and where answers go. */
  sender: { name: string; replyTo: string };
};

/** Renders a queued mail. Throws for an unknown template or incomplete data. */
export type MailRenderer = (
  template: string,
  data: unknown,
  /** Of a customer's mail, English by default. The team's are Indonesian. */
  language?: Language,
) => Promise<RenderedMail>;

let renderer: MailRenderer | undefined;

/** Sets the renderer of this process: emails/ imports lib, so lib can't import it. */
export function setMailRenderer(render: MailRenderer): void {
  renderer = render;
}

/** Renders a queued mail. Throws as the renderer does, and before there is one. */
export const renderMail: MailRenderer = (template, data, language) => {
  if (!renderer) throw new Error("setMailRenderer has to be called before mails are sent");
  return renderer(template, data, language);
};
