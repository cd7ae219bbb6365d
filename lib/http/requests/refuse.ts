import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "../../errors.ts";
import { pagePolicy } from "../answers/content-security-policy.ts";
import { errorAnswer } from "../answers/error-answer.ts";
import { setSecurityHeaders } from "../answers/security-headers.ts";
import { html } from "../internal/html.ts";

/** Words of the screens by status. */
const WORDS: Record<number, string> = {
  405: "405 Method Not Allowed",
  503: "The shop is busy for a moment. Please try again.",
};

/** The error screen (components/layout/error-screen.tsx), which can't be rendered with these statuses. */
const screen = (words: string) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Unexpected Application Error!</title><style>html{background:#fbf6ec;color:#241710;font:1rem/1.6 system-ui,sans-serif}main{max-width:80rem;margin:auto;padding:6rem clamp(1rem,4vw,3rem)}h1{font-family:Georgia,serif;line-height:1.12;color:#3b2013}p{color:#6a5a4c}a{color:#6b3a1e;font-weight:600;display:inline-block;padding:.75rem 0}:focus-visible{outline:3px solid #3c5a8c}</style><main><h1>Unexpected Application Error!</h1><p>${words}</p><a href="/home">Back to home</a></main></html>`;

/** Answers a request that no page and no route gets: as the error screen to a browser, else as JSON. */
export async function refuse(
  error: AppError,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setSecurityHeaders(request, response);
  const answer = errorAnswer(error, crypto.randomUUID());
  const words = request.headers.accept?.startsWith("text/html") && WORDS[answer.status];
  const headers: Record<string, string> = {
    ...Object.fromEntries(answer.headers),
    "cache-control": "no-store",
    ...(words && {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy([]),
    }),
  };
  response.writeHead(answer.status, headers);
  response.end(words ? screen(words).text : await answer.text());
}
