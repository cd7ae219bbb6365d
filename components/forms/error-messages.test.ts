import { expect, it, onTestFinished } from "vitest";
import { ApiError } from "#lib/http/browser/client.ts";
import { setSpokenLanguage } from "#lib/language/spoken-language.ts";
import { durationText, errorMessageOf, waitSeconds } from "./error-messages.ts";

function refused(body: Record<string, unknown>): ApiError {
  return new ApiError(429, "Too many requests", body);
}

it("says how long to wait, in seconds up to a minute and in whole minutes beyond", () => {
  expect(durationText(1)).toBe("1 second");
  expect(durationText(60)).toBe("60 seconds");
  expect(durationText(61)).toBe("2 minutes");
  expect(errorMessageOf(refused({ retry_after: 42.1 }))).toContain("43 seconds");
});

it("takes a minute where the shop refused without saying for how long", () => {
  expect(waitSeconds(refused({}))).toBe(60);
});

it("leaves every other failure its own words", () => {
  expect(waitSeconds(new ApiError(503, "away", {}))).toBeNull();
  expect(errorMessageOf(new Error("no network"), "Oops")).toBe("Oops");
});

it("says so in Indonesian on Indonesian pages", () => {
  onTestFinished(() => setSpokenLanguage(() => "en"));
  setSpokenLanguage(() => "id");
  expect(errorMessageOf(refused({ retry_after: 61 }))).toContain("tunggu 2 menit");
  expect(errorMessageOf(new Error("no network"))).toBe("Maaf, terjadi kesalahan.");
});
