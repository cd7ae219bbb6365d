import type { LoadHandler } from "#lib/http/route.ts";
import { WRONG_METHOD_PATH } from "#lib/http/unused-requests.ts";
import { wrongMethod } from "#lib/http/wrong-method.ts";
import { RESOURCES } from "./resources.ts";

/** All routes of the API by path. In production Next's router has no part in them. */
export const ROUTES: Record<string, LoadHandler> = {
  ...RESOURCES,
  "/api/auth/callback/{provider}": () => import("./auth/callback/[provider]/route.ts"),
  "/api/auth/signin/{provider}": () => import("./auth/signin/[provider]/route.ts"),
  "/api/docs": () => import("./docs/route.ts"),
  "/api/openapi.json": () => import("./openapi.json/route.ts"),
  [WRONG_METHOD_PATH]: async () => ({ GET: wrongMethod }),
};

/** The route of all other paths. */
export const loadUnknownPath: LoadHandler = () => import("./[[...unknown]]/route.ts");
