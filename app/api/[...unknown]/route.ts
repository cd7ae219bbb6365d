import { notFound } from "#lib/errors.ts";
import { resource, route } from "#lib/http/route.ts";

function unknownPath(): never {
  throw notFound("Path");
}

const unknown = route({ who: "anyone", params: "any", handle: unknownPath });

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: unknown,
  POST: unknown,
  PATCH: unknown,
  DELETE: unknown,
});
