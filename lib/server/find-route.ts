type Found<Route> = { path: string; route: Route; params: Record<string, string> };

/**
 * Returns a function that finds the route of a path. `{name}` in a route's path takes one segment, which is
 * decoded. A path without such segments comes first.
 */
export function routeFinder<Route>(
  routes: Readonly<Record<string, Route>>,
): (pathname: string) => Found<Route> | null {
  const fixed = new Map(Object.entries(routes).map(([path, route]) => [path, { path, route }]));
  const variable = [...fixed.values()]
    .filter(({ path }) => path.includes("{"))
    .map((found) => ({ ...found, pattern: patternOf(found.path) }));
  return (pathname) => {
    const exact = pathname.includes("{") ? undefined : fixed.get(pathname);
    if (exact) return { ...exact, params: {} };
    for (const { pattern, path, route } of variable) {
      const groups = pattern.exec(pathname)?.groups;
      if (groups) return { path, route, params: decodeAll(groups) };
    }
    return null;
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

/** lib/http/requests/normalize-request.ts has made the path decodable. */
function decodeAll(segments: Record<string, string>): Record<string, string> {
  const entries = Object.entries(segments);
  return Object.fromEntries(entries.map(([name, text]) => [name, decodeURIComponent(text)]));
}
