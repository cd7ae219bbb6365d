import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { hashScripts } from "./allowed-scripts.ts";
import { deferScripts } from "./defer-scripts.ts";

const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const inline = (script: string, attributes = "") =>
  `<p><script${attributes}>${script}</script></p>`;

test.each([
  "(self.__next_f=self.__next_f||[]).push([0])",
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n)]\\u003cp"])',
  'self.__next_f.push([3,"AAEC"])',
  `${TURBOPACK}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});`,
])("the framework's %s is allowed by its hash", (script) => {
  const hash = createHash("sha256").update(script).digest("base64");
  expect(hashScripts(inline(script))).toEqual({ hashes: [`'sha256-${hash}'`], refused: 0 });
});

test("so is React's own that keeps a form which is sent early", () => {
  const form = renderToString(createElement("form", { action: () => {} }));
  expect(form).toContain("<script>");
  expect(hashScripts(form)).toMatchObject({ hashes: [expect.any(String)], refused: 0 });
});

test("so is the loader of the page's scripts", () => {
  const page =
    '<html><head><script src="/_next/a.js" async=""></script></head><body></body></html>';
  const { hashes, refused } = hashScripts(deferScripts(page));
  expect([hashes.length, refused]).toEqual([1, 0]);
});

test.each([
  "alert(1)",
  "",
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([1,"a",1])',
  "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
  `${TURBOPACK}{"otherChunks":[],"runtimeModuleIds":[]});alert(1);`,
  `${TURBOPACK}{"otherChunks":[],"runtimeModuleIds":[],"more":1});`,
  `${TURBOPACK}alert(1));`,
  '(function loadAfterPaint(sources) { alert(1) })(["/_next/a.js"])',
])("%s, which no framework wrote, gets no hash", (script) => {
  expect(hashScripts(inline(script))).toEqual({ hashes: [], refused: 1 });
});

test("JSON-LD is no script, and nothing else passes for it", () => {
  expect(hashScripts(inline("{}", ' type="application/ld+json"')).refused).toBe(0);
  const disguised = ' data-type="application/ld+json" type="text/javascript"';
  expect(hashScripts(inline("alert(1)", disguised))).toEqual({ hashes: [], refused: 1 });
});
