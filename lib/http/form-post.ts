import "server-only";
import { html } from "./internal/html.ts";

/** Whether a browser has posted a form by itself, without scripts, and will show the answer as a page. */
export function isFormPost(request: Request): boolean {
  const accepted = request.headers.get("accept") ?? "";
  return request.method === "POST" && accepted.startsWith("text/html");
}

/** Sends the browser on to a page of the shop, which it asks for by GET. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}

/** A refusal in words, for the browser to show: going back brings what was typed. */
export async function errorPage(refused: Response): Promise<Response> {
  const { message } = (await refused.json()) as { message: string };
  const page = html`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Please go back</title><h1>${message}</h1><p>Please go back and try again.</p></html>`;
  const headers = new Headers(refused.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page.text, { status: refused.status, headers });
}
