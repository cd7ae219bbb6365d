import "server-only";
import { say, spokenLanguage } from "../../language/spoken-language.ts";
import { words } from "../../language/words.ts";
import { html } from "../internal/html.ts";

const WORDS = words(
  { title: "Please go back", back: "Please go back and try again." },
  { title: "Silakan kembali", back: "Silakan kembali dan coba lagi." },
);

/** Returns whether a browser posted a form without scripts, and so shows the answer as a page. */
export function isFormPost(request: Request): boolean {
  const accepted = request.headers.get("accept") ?? "";
  return request.method === "POST" && accepted.startsWith("text/html");
}

/** Returns a redirect after a form was posted. */
export function seeOther(path: string, headers = new Headers()): Response {
  headers.set("location", path);
  return new Response(null, { status: 303, headers });
}

/** Leads a browser on to another site. A redirect would break the form's `form-action`, here or at a later site. */
export function goingOn(url: string, siteName: string, headers: Headers): Response {
  const page = html`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=${url}"><title>Going on to ${siteName}</title><p><a href="${url}">Go on to ${siteName}</a></p></html>`;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page.text, { headers });
}

/** Returns an error answer as a page. Going back in the browser restores the form's input. */
export async function errorPage(answer: Response): Promise<Response> {
  const { message } = (await answer.json()) as { message: string };
  const { title, back } = say(WORDS);
  const page = html`<!doctype html><html lang="${spokenLanguage()}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${message}</h1><p>${back}</p></html>`;
  const headers = new Headers(answer.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page.text, { status: answer.status, headers });
}
