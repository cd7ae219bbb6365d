import { expect, test } from "vitest";
import { anAdmin } from "./people.ts";
import { send } from "./shop-client.ts";

test("the tariff table goes out as a file, and nothing but one comes in", async () => {
  const token = await anAdmin();
  const { json: csv, headers } = await send("GET", "/api/tariff", { token });
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="tarif-jne-\d{6}\.csv"$/,
  );
  for (const body of [
    {},
    { csv: "" },
    { csv: [] },
    { csv, dry_run: "maybe" },
    { csv, edition: "1" },
  ]) {
    expect((await send("POST", "/api/tariff", { token, body })).status).toBe(422);
  }
});
