import { expect, test } from "vitest";
import { loggedError, masked } from "./logged-error.ts";

/** As @prisma/adapter-pg reports a row that breaks a CHECK constraint. */
function checkViolation(): Error {
  const detail = "Failing row contains (Ani Rahasia, ani@rahasia.example, 6281234567890).";
  const message = 'new row for relation "users" violates check constraint "users_email_lower"';
  const driverAdapterError = Object.assign(new Error(message), {
    name: "DriverAdapterError",
    cause: { originalCode: "23514", kind: "postgres", message, detail },
  });
  return Object.assign(new Error(`Invalid invocation: data: { name: "Ani Rahasia" }\n${message}`), {
    name: "PrismaClientKnownRequestError",
    code: "P2039",
    meta: { modelName: "User", driverAdapterError },
  });
}

test("a database's error is logged by its codes, without the row that it quotes", () => {
  const logged = loggedError(checkViolation());
  expect(logged).toMatchObject({
    type: "PrismaClientKnownRequestError",
    code: "P2039",
    database: { originalCode: "23514", kind: "postgres", constraint: "users_email_lower" },
  });
  expect(logged.stack?.[0]).toMatch(/^at checkViolation/);
  expect(JSON.stringify(logged)).not.toMatch(/Ani|rahasia|62812|new row/);
});

test("an error's cause is logged too, and no member of either", () => {
  const cause = Object.assign(new Error("550 <ani@rahasia.example>: no such user"), {
    code: "EENVELOPE",
    response: "550 ani@rahasia.example",
  });
  const logged = loggedError(new TypeError("the mail failed", { cause }));
  expect(logged).toMatchObject({
    type: "TypeError",
    message: "the mail failed",
    cause: { code: "EENVELOPE", message: "550 … no such user" },
  });
  expect(JSON.stringify(logged)).not.toContain("rahasia");
});

test.each([
  ["Cannot read properties of undefined (reading 'id')", null],
  ["connect ECONNREFUSED 127.0.0.1:5432", null],
  [
    `Unexpected token 'A', "Ani Rahasia"... is not valid JSON`,
    `Unexpected token 'A', "…"... is not valid JSON`,
  ],
  ["no account ani@rahasia.example here", "no account … here"],
  ["code 48151623 is wrong", "code … is wrong"],
  ["open /payment-proof/kP3xbG9uZyB0b2tlbiBvZiB0aGUgbWFpbA", "open /payment-proof/…"],
  ["first line\nani@rahasia.example", "first line"],
])("%j keeps what isn't a visitor's", (message, logged) => {
  expect(masked(message)).toBe(logged ?? message);
});

test("what isn't an error is logged by its type", () => {
  expect(loggedError("ani@rahasia.example")).toEqual({ type: "string" });
});
