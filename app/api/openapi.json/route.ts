import { cachedAnswer } from "#lib/http/answers/cached-answer.ts";
import { openApiDocument } from "#lib/http/openapi/document.ts";
import { resource, route } from "#lib/http/route.ts";
import { loadResources } from "../resources.ts";

let text: string | undefined;

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The API's document.",
    answer: "application/json",
    async handle({ request }) {
      text ??= JSON.stringify(openApiDocument(await loadResources()));
      return cachedAnswer(request, text, "application/json");
    },
  }),
});
