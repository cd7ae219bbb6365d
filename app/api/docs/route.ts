import { cachedAnswer } from "#lib/http/answers/cached-answer.ts";
import { documentPage } from "#lib/http/openapi/page.ts";
import { resource, route } from "#lib/http/route.ts";
import { describeApi } from "../describe-api.ts";

let text: string | undefined;

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The API's document as a page for people.",
    answer: "text/html",
    async handle({ request }) {
      text ??= documentPage(await describeApi());
      return cachedAnswer(request, text, "text/html; charset=utf-8");
    },
  }),
});
