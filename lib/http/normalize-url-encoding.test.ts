import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeUrlEncoding, withoutOrigin } from "./normalize-url-encoding.ts";

test.each([
  ["/api/address/1?q=%ff", "/api/address/1?q=%ff"],
  ["/api/address/%c3%a9%2F%00", "/api/address/%c3%a9%2F%00"],
  ["/api/address/%ff", "/api/address/%EF%BF%BD"],
  ["/api/address/a%2f%c3", "/api/address/a%2F%EF%BF%BD"],
  ["/%?x=%?y", "/%25?x=%?y"],
  ["/100%/%E0%A4%A", "/100%25/%EF%BF%BD%25A"],
])("%s goes on as %s", (sent, read) => {
  expect(normalizeUrlEncoding(sent)).toBe(read);
});

test.each([
  ["/home?next=http://other/x", "/home?next=http://other/x"],
  ["http://other/home", "/home"],
  ["HTTPS://user@other:8443/home?q=1", "/home?q=1"],
  ["http://other", "/"],
  ["http://other?q=1", "/?q=1"],
  ["*", "*"],
])("%s is asked of this shop as %s", (sent, read) => {
  expect(withoutOrigin(sent)).toBe(read);
});

test("whatever is sent can be decoded afterwards, and what could be before stays as it is", () => {
  const sent = fc.array(fc.constantFrom("%", "%f", "%ff", "%c3%a9", "%2e", "/", "a", "?"));
  fc.assert(
    fc.property(sent, (parts) => {
      const path = normalizeUrlEncoding(`/${parts.join("")}`).split("?")[0] ?? "";
      expect(() => decodeURIComponent(path)).not.toThrow();
      expect(normalizeUrlEncoding(path)).toBe(path);
    }),
  );
});
