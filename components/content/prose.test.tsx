import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#lib/language/languages.ts";
import { Prose, proseText } from "./prose.tsx";

const words = (text: string, lang: Language = "en") => ({ text, lang });
const html = (text: string) => renderToStaticMarkup(<Prose words={words(text)} />);

test("plain paragraphs are paragraphs, to the letter", () => {
  const text = "Cap’s “even” & fine: 30 °C, 2 < 3.";
  expect(html(`${text}\n\n24 hours. Second.`)).toBe(
    "<p>Cap’s “even” &amp; fine: 30 °C, 2 &lt; 3.</p>\n<p>24 hours. Second.</p>",
  );
});

test("marks the language of blocks that differs from the one around", () => {
  const indonesian = words("Satu\n\n- dua", "id");
  expect(renderToStaticMarkup(<Prose words={indonesian} className="mt-2" />)).toMatch(
    /^<p lang="id" class="mt-2">Satu<\/p>\n<ul lang="id"/,
  );
  expect(renderToStaticMarkup(<Prose words={indonesian} around="id" />)).not.toContain("lang");
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](//evil.example)",
  "[x](http://evil.example)",
  "[x][a]\n\n[a]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![x](https://evil.example/a.png)",
  "![x](/media/../api/auth/logout)",
])("makes neither HTML nor a foreign address of %s", (text) => {
  expect(html(text)).not.toMatch(/<(script|img|a)\b|evil\.example"|="javascript/);
});

test("links and stored pictures are shown", () => {
  const picture = "/media/0123456789abcdef01234567/960.webp";
  const shown = html(`[FAQ](/faq#size), [W](https://w.example) ![Kain](${picture})`);
  expect(shown).toContain('<a href="/faq#size" class="link">FAQ</a>');
  expect(shown).toContain('href="https://w.example"');
  expect(shown).toContain(`src="${picture}"`);
  expect(shown).toContain('alt="Kain"');
});

test("search engines get the words alone", () => {
  expect(proseText(words("**By** [bank](/faq).\n\n- one\n- two"))).toBe("By bank.\n\none\ntwo");
});
