import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { command } from "../system/command.mjs";
import { watchSilence } from "./watch-silence.ts";

const folder = mkdtempSync(join(tmpdir(), "silence-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SILENT_MS = 300;

it("ends a silent program with its children, and names the test that was running", async () => {
  const files = { progress: join(folder, "progress"), output: join(folder, "output") };
  writeFileSync(files.output, "a.test.ts passed");
  writeFileSync(files.progress, "b.test.ts › hangs");
  const stopping = new AbortController();
  const silence = watchSilence(files, () => stopping.abort(), SILENT_MS);
  // The shell's child holds the output open, so the command ends with both of them.
  const ended = await command("sh", ["-c", "sleep 1000 & wait"], {
    quiet: true,
    ownGroup: true,
    signal: stopping.signal,
  });
  expect(ended.code).not.toBe(0);
  expect(silence.message()).toContain("b.test.ts › hangs");
});

it("leaves a program alone that ends in time", async () => {
  const files = { progress: join(folder, "none"), output: join(folder, "none") };
  const silence = watchSilence(files, () => {});
  silence.stop();
  expect(silence.message()).toBeUndefined();
});
