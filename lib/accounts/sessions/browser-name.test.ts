import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0`;
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`;
const SAMSUNG = `${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`;

test.each([
  [`${WINDOWS} Safari/537.36`, "Chrome on Windows"],
  [`${WINDOWS} Safari/537.36 Edg/143.0`, "Edge on Windows"],
  [SAMSUNG, "Samsung Internet on Android"],
  [`${ANDROID} Chrome/143.0.0.0 Mobile Safari/537.36 OPR/92.0`, "Opera on Android"],
  [`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${IPHONE} CriOS/143.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  [`${MAC} Version/26.0 Safari/605.1.15`, "Safari on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) AppleWebKit/537.36 Instagram 400.0",
    "App or browser on Android",
  ],
  ["curl/8.5.0", "Unknown browser or app"],
  ["<script>alert(1)</script>", "Unknown browser or app"],
  ["", "Unknown browser or app"],
  [null, "Unknown browser or app"],
])("%s is %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile", "Chrome di Android"],
  ["Instagram 300.0 (Android 15)", "Aplikasi atau peramban di Android"],
  [null, "Peramban atau aplikasi tak dikenal"],
])("%j is %s in Indonesian", (userAgent, name) => {
  expect(browserName(userAgent, "id")).toBe(name);
});
