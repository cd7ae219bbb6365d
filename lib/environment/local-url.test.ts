import { expect, test } from "vitest";
import { isLocalUrl } from "./local-url.ts";

test.each([
  ["http://localhost:3000", true],
  ["http://shop.localhost", true],
  ["http://localhost.", true],
  ["http://127.0.0.1:8080", true],
  ["http://127.1", true],
  ["http://127.200.3.4", true],
  ["http://[::1]:3000", true],
  ["https://toko.example", false],
  ["https://localhost.toko.example", false],
  ["https://notlocalhost", false],
  ["http://192.168.1.5:3000", false],
  ["http://0.0.0.0:3000", false],
  ["http://shop.test", false],
  ["https://127.0.0.1.toko.example", false],
  ["http://[fd00::1]", false],
])("%s is this machine's own address: %s", (url, isLocal) => {
  expect(isLocalUrl(url)).toBe(isLocal);
});
