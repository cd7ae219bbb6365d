import type { LoadRoute } from "#lib/http/route.ts";
import { RESOURCES } from "./resources.ts";

/** All routes of the API by path. In production Next's router has no part in them. */
export const ROUTES: Record<string, LoadRoute> = {
  ...RESOURCES,
  "/api/auth/callback/{provider}": () => import("./auth/callback/[provider]/route.ts"),
  "/api/auth/signin/{provider}": () => import("./auth/signin/[provider]/route.ts"),
  "/api/docs": () => import("./docs/route.ts"),
  "/api/openapi.json": () => import("./openapi.json/route.ts"),
};

/** The route of all other paths. */
export const loadUnknownPath: LoadRoute = () => import("./[[...unknown]]/route.ts");
