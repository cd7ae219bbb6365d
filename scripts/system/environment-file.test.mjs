import { expect, it } from "vitest";
import { parseEnvironment } from "./environment-file.mjs";

it("reads names, quoted values and comments as other tools do", () => {
  const text = [
    "# a comment",
    "# A_COMMENT=too",
    "  # INDENTED=as well",
    "PORT=3001",
    'SHOP_NAME="Sekar # Batik"',
    "HOLDER='a \"b\"'",
    "export LOG_LEVEL = warn # loud",
    "EMPTY=",
    "BLANK= ",
    "NOTED= # nothing",
    "URL=postgresql://a:b@c/d?x=y",
    "APOSTROPHE=it's",
    "not a line",
  ].join("\r\n");
  expect(parseEnvironment(text)).toEqual({
    PORT: "3001",
    SHOP_NAME: "Sekar # Batik",
    HOLDER: 'a "b"',
    LOG_LEVEL: "warn",
    EMPTY: "",
    BLANK: "",
    NOTED: "",
    URL: "postgresql://a:b@c/d?x=y",
    APOSTROPHE: "it's",
  });
});

it("reads a quoted value of several lines, and a line's end written as \\n", () => {
  expect(parseEnvironment('KEY="a\nb"\nTEXT="c\\nd"\nLAST=e')).toEqual({
    KEY: "a\nb",
    TEXT: "c\nd",
    LAST: "e",
  });
});
