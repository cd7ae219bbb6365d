import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { generatePassword } from "#lib/accounts/passwords/generate-password.ts";
import { newPasswordInput } from "#lib/accounts/schema.ts";
import { invalidField } from "#lib/errors.ts";

/**
 * Generates a password, or reads the operator's own: twice on a terminal, else the first line of
 * standard input. Throws `invalid` for one that breaks the shop's rules.
 */
export async function choosePassword(
  asks: boolean,
): Promise<{ password: string; isGenerated: boolean }> {
  if (!asks) return { password: generatePassword(), isGenerated: true };
  const [password, password_confirmation] = await readPassword();
  const read = newPasswordInput.safeParse({ password, password_confirmation });
  if (read.success) return { password: read.data.password, isGenerated: false };
  throw invalidField("password", read.error.issues[0]?.message ?? "This password can't be taken");
}

async function readPassword(): Promise<[string, string]> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return [line, line];
    return ["", ""];
  }
  return [await askHidden("Password: "), await askHidden("Again: ")];
}

/** Reads a line without echo. */
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
