import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { generatePassword } from "#lib/accounts/generate-password.ts";
import { newPasswordInput } from "#lib/accounts/schema.ts";
import { invalidField } from "#lib/errors.ts";

/**
 * The password for an account: made here, or with `--ask-password` the operator's own, asked for
 * twice on a terminal and otherwise the first line of standard input. Throws invalid where the shop
 * would take it from nobody.
 */
export async function choosePassword(
  asks: boolean,
): Promise<{ password: string; isMade: boolean }> {
  if (!asks) return { password: generatePassword(), isMade: true };
  const [password, password_confirmation] = await readPassword();
  const read = newPasswordInput.safeParse({ password, password_confirmation });
  if (read.success) return { password: read.data.password, isMade: false };
  throw invalidField("password", read.error.issues[0]?.message ?? "This password can't be taken");
}

async function readPassword(): Promise<[string, string]> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return [line, line];
    return ["", ""];
  }
  return [await askHidden("Password: "), await askHidden("Again: ")];
}

/** What is typed isn't shown: the terminal's echo goes nowhere. */
async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stderr.write(question);
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
