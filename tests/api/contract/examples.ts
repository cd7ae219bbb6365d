import { loadResources } from "#app/api/describe-api.ts";

/** A valid body of each call that takes one, as its route says it. */
export const EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = await loadExamples();

async function loadExamples() {
  const resources = Object.entries(await loadResources());
  return Object.fromEntries(
    resources.flatMap(([path, { methods }]) =>
      Object.entries(methods).flatMap(([method, { document }]) =>
        document.example ? [[`${method} ${path}`, document.example]] : [],
      ),
    ),
  );
}
