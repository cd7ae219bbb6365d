import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";

vi.mock(import("../environment/env.ts"), async (original) => ({
  ...(await original()),
  env: () => ({ AUTH_SECRET: "a secret of this test alone", LOG_LEVEL: "silent" }) as never,
}));

const { keyedHash } = await import("../environment/keyed-hash.ts");
const { log } = await import("./log.ts");
const { logSecurityEvent, loggedCaller, SECURITY_EVENTS } = await import("./security-events.ts");

afterEach(() => vi.restoreAllMocks());

test("the documentation lists exactly the events that are logged, with their levels", () => {
  const [, section = ""] = readFileSync("docs/monitoring.md", "utf8").split(
    "### Security events\n",
  );
  const [table = ""] = section.split(/^##/m);
  const listed = [...table.matchAll(/^\| `([^`]+)` \| (info|warn) \|/gm)];
  expect(listed.map(([, event, level]) => [event, level])).toEqual(Object.entries(SECURITY_EVENTS));
});

test("an event is one line at its own level", () => {
  const [info, warn] = [vi.spyOn(log(), "info"), vi.spyOn(log(), "warn")];
  const about = { account: "0c0ffee0", from: "a caller" };
  logSecurityEvent("log-in", about);
  expect(info.mock.calls).toEqual([[about, "log-in"]]);
  logSecurityEvent("log-in refused by a limit", about);
  expect(warn.mock.calls).toEqual([[about, "log-in refused by a limit"]]);
  expect(info).toHaveBeenCalledOnce();
});

test("a caller's lines are joined by twelve characters that don't hold the address", () => {
  const from = loggedCaller("203.0.113.9");
  expect(from).toMatch(/^[\w-]{12}$/);
  expect(loggedCaller("203.0.113.9")).toBe(from);
  expect(loggedCaller("203.0.113.8")).not.toBe(from);
  expect(keyedHash("code-requester", "203.0.113.9")).not.toContain(from);
});
