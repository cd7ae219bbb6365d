import "server-only";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { pathIn } from "../language/languages.ts";
import { metrics } from "../telemetry/metrics.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);
/** nginx's status for a client that hung up. */
const CLIENT_CLOSED_REQUEST = "499";

export type CountRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns what counts and times a request. Call it before Next may rewrite the request. */
export function requestCounter(templateOf: FindTemplate): CountRequest {
  return (request, response) => {
    const started = performance.now();
    // Copied, since Next may rewrite both.
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const labels = {
        method: METHODS.has(method) ? method : "other",
        route: templateOf(url),
      };
      const status = response.writableFinished
        ? String(response.statusCode)
        : CLIENT_CLOSED_REQUEST;
      metrics().requests.inc({ ...labels, status });
      metrics().duration.observe(labels, (performance.now() - started) / 1000);
    });
  };
}

const BUILT_FILES = "/_next";
const OTHER = "(other)";

const route = z.object({ page: z.string(), regex: z.string() });
const manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });

export type RoutesManifest = z.infer<typeof manifest>;

/** The folder of customer pages, whose paths begin with a language or, in English, without one. */
const LOCALE = "/{locale}";

/** Returns a template of the build, as `/api/order/{id}`, never a visitor's input. */
type FindTemplate = (address: string) => string;

export function routeTemplates({ staticRoutes, dynamicRoutes }: RoutesManifest): FindTemplate {
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const variable = dynamicRoutes.map(({ page, regex }) => ({
    template: page.replaceAll("[", "{").replaceAll("]", "}"),
    pattern: new RegExp(regex),
  }));
  return (address) => {
    const [before = ""] = address.split("?", 1);
    const pathname = before.length > 1 ? before.replace(/\/$/, "") : before;
    if (pathname === "/" || fixed.has(pathname)) return pathname;
    if (pathname.startsWith(`${BUILT_FILES}/`)) return BUILT_FILES;
    const find = (path: string) => variable.find(({ pattern }) => pattern.test(path))?.template;
    const template = find(pathname);
    if (template && !template.startsWith(LOCALE)) return template;
    // Both languages of a page count as one.
    return find(pathIn("id", pathname))?.slice(LOCALE.length) ?? OTHER;
  };
}

/** Reads the build's routes. `next dev` writes none, so every request counts as "(other)". */
export async function readRouteTemplates(): Promise<FindTemplate> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), ".next");
  const text = await readFile(path.join(folder, "routes-manifest.json"), "utf8").catch(() => null);
  return routeTemplates(
    text === null ? { staticRoutes: [], dynamicRoutes: [] } : manifest.parse(JSON.parse(text)),
  );
}
