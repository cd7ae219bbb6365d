/** Returns a page's final HTML with deferred scripts, and the policy that allows them by hash. */
export declare function finishHtml(
  path: string,
  rendered: string,
): { html: string; policy: string };
