import "server-only";
import { pagePolicy } from "../answers/content-security-policy.ts";
import { errorAnswer } from "../answers/error-answer.ts";
import { html } from "../internal/html.ts";
import { methodNotAllowed } from "../internal/method-override.ts";

const ALLOWED = { GET: true };

/** The error screen (components/layout/error-screen.tsx), which can't be rendered with a status of 405. */
const SCREEN = html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Unexpected Application Error!</title><style>html{background:#fbf6ec;color:#241710;font:1rem/1.6 system-ui,sans-serif}main{max-width:80rem;margin:auto;padding:6rem clamp(1rem,4vw,3rem)}h1{font-family:Georgia,serif;line-height:1.12;color:#3b2013}p{color:#6a5a4c}a{color:#6b3a1e;font-weight:600;display:inline-block;padding:.75rem 0}:focus-visible{outline:3px solid #3c5a8c}</style><main><h1>Unexpected Application Error!</h1><p>405 Method Not Allowed</p><a href="/home">Back to home</a></main></html>`;

/** Answers a write to a page: 405, as the error screen for a browser and as JSON for other clients. */
export async function wrongMethod(request: Request): Promise<Response> {
  const answer = errorAnswer(methodNotAllowed(ALLOWED), crypto.randomUUID());
  if (!(request.headers.get("accept") ?? "").startsWith("text/html")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", pagePolicy([]));
  return new Response(SCREEN.text, { status: answer.status, headers });
}
