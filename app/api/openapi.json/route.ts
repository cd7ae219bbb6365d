import { cachedAnswer } from "#lib/http/answers/cached-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { describeApi } from "../describe-api.ts";

let text: string | undefined;

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The API's document.",
    answer: "application/json",
    async handle({ request }) {
      text ??= JSON.stringify(await describeApi());
      return cachedAnswer(request, text, "application/json");
    },
  }),
});
