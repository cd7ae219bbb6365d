import { pagePolicy } from "../http/content-security-policy.mjs";
import { hashScripts } from "./allowed-scripts.mjs";
import { deferScripts } from "./defer-scripts.mjs";
import { pageHooks } from "./page-hooks.mjs";

/**
 * Returns a page's final HTML and its content security policy. Defers its scripts, allows the
 * framework's by hash, and reports the others.
 */
export function finishHtml(path, rendered) {
  const html = deferScripts(rendered);
  const { hashes, refused } = hashScripts(html);
  if (refused > 0) pageHooks().onRefusedScripts?.(path, refused);
  return { html, policy: pagePolicy(hashes) };
}
