import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { setSpokenLanguage } from "#lib/language/spoken-language.ts";
import { uploadForm } from "./upload-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  setSpokenLanguage(() => "en");
});

test.each(["en", "id"] as const)(
  "a form asks for answers in its page's language, %s",
  async (language) => {
    const headers: Record<string, string> = {};
    class Sent extends EventTarget {
      upload = new EventTarget();
      status = 200;
      responseText = "{}";
      open() {}
      setRequestHeader(name: string, value: string) {
        headers[name] = value;
      }
      send() {
        this.dispatchEvent(new Event("load"));
      }
    }
    vi.stubGlobal("XMLHttpRequest", Sent);
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    setSpokenLanguage(() => language);
    await uploadForm("/api/product", z.object({}), { body: new FormData(), onProgress() {} });
    expect(headers).toMatchObject({ accept: "application/json", "accept-language": language });
  },
);
