import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { pathIn } from "../language/languages.ts";

const BUILT_FILES = "/_next";
const OTHER = "(other)";

const route = z.object({ page: z.string(), regex: z.string() });
const manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });

export type RoutesManifest = z.infer<typeof manifest>;

/** The folder of customer pages, whose paths begin with a language or, in English, without one. */
const LOCALE = "/{locale}";

/** Returns a template of the build, as `/api/order/{id}`, never a visitor's input. */
export type FindTemplate = (address: string) => string;

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
