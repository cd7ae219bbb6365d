import { type Language, languageOf } from "./languages.ts";
import type { Words } from "./words.ts";

/** In the browser the page's own; on the server English unless a request says otherwise. */
let read = (): Language =>
  typeof window === "undefined" ? "en" : languageOf(window.location.pathname);

/** Sets how this process finds out the language of what it says at the moment. */
export function setSpokenLanguage(reader: () => Language): void {
  read = reader;
}

/** Returns the language of the caller, for messages that are made where no page is known. */
export function spokenLanguage(): Language {
  return read();
}

/** Returns one subject's texts in the caller's language. Not for constants: a module is loaded once for all callers. */
export function say<T>(words: Words<T>): T {
  return words[read()];
}

/** One text for everybody, or one in each language. */
export type Message = string | Words<string>;

export function messageText(message: Message): string {
  return typeof message === "string" ? message : say(message);
}

/** Returns zod's option for a message. Its language is the caller's at each parse. */
export function asError(message: Message): { error: () => string } {
  return { error: () => messageText(message) };
}
