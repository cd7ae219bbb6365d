import { expect, it } from "vitest";
import { parseEnvironment } from "./environment-file.mjs";

it("reads names, quoted values and comments as other tools do", () => {
  const text = [
    "# a comment",
    "PORT=3001",
    'SHOP_NAME="Sekar # Batik"',
    "HOLDER='a \"b\"'",
    "export LOG_LEVEL = warn # loud",
    "EMPTY=",
    "URL=postgresql://a:b@c/d?x=y",
    "not a line",
  ].join("\r\n");
  expect(parseEnvironment(text)).toEqual({
    PORT: "3001",
    SHOP_NAME: "Sekar # Batik",
    HOLDER: 'a "b"',
    LOG_LEVEL: "warn",
    EMPTY: "",
    URL: "postgresql://a:b@c/d?x=y",
  });
});
