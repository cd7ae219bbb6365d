/** Returns the link that a click opens in this tab, or null. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!isPlain || event.altKey || !(link instanceof HTMLAnchorElement)) return null;
  if (link.target !== "" && link.target !== "_self") return null;
  return link.hasAttribute("download") ? null : link;
}

/** Returns the path of a clicked link that leaves this page in this tab, else null. */
export function leavingHref(event: MouseEvent): string | null {
  const link = pressedLink(event);
  if (!link) return null;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere || url.origin !== location.origin ? null : url.pathname + url.search;
}
