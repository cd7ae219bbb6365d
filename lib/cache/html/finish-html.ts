import "server-only";
import { pagePolicy } from "../../http/answers/content-security-policy.ts";
import { log } from "../../telemetry/log.ts";
import { hashScripts } from "./allowed-scripts.ts";
import { deferScripts } from "./defer-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";

/** Returns a page's final HTML, styles inlined and scripts deferred, and its content security policy. */
export async function finishHtml(
  path: string,
  rendered: string,
): Promise<{ html: string; policy: string }> {
  const html = await inlineStyles(deferScripts(rendered));
  const { hashes, refused } = hashScripts(html);
  if (refused > 0) {
    log().error({ page: path, count: refused }, "a page has inline scripts that browsers refuse");
  }
  return { html, policy: pagePolicy(hashes) };
}
