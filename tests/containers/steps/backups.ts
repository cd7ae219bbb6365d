import { describe, expect, it } from "vitest";
import { variable } from "../../api/shop-client.ts";
import {
  compose,
  composeWith,
  listContainers,
  query,
  run,
  untilHealthy,
  WEB_SERVERS,
} from "../engine.ts";

/** Lists the picture files with owner and size. */
const PICTURES = "cd /data && find media -type f -printf '%U %s %p\\n' | sort";

const inBackup = (script: string) => compose("exec", "-T", "backup", "sh", "-c", script);

async function names(): Promise<string[]> {
  const list = await compose("run", "--rm", "-T", "restore");
  return list.split("\n").filter((line) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(line));
}

/** Returns the row count and a checksum of every table. */
async function contents(): Promise<Record<string, string>> {
  const tables = await query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const sums = tables
    .split("\n")
    .map(
      (table) =>
        `SELECT '${table}=' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) FROM "${table}" t`,
    );
  const lines = (await query(sums.join(" UNION ALL "))).split("\n");
  return Object.fromEntries(lines.map((line) => line.split("=")));
}

const LIVE_SESSIONS =
  "SELECT count(*) FROM sessions WHERE revoked_at IS NULL AND expires_at > now()";

/** Restores a backup as docs/operations.md says. */
export function backups(): void {
  describe("a backup", () => {
    it("shares the pictures with the one before it", async () => {
      await inBackup("/scripts/backup.sh now");
      await inBackup("sleep 1; /scripts/backup.sh now");
      const [older, newer] = (await names()).slice(-2);
      const inodes = (name = "") =>
        inBackup(`cd /backups/${name}/media && find . -type f -printf '%i %p\\n' | sort`);
      expect(await inodes(newer)).toBe(await inodes(older));
      expect(await inodes(newer)).toContain(".avif");
    });

    it("that isn't there can't be restored, and nothing changes", async () => {
      const before = await contents();
      const missing = ["compose", "run", "--rm", "-T", "restore", "2001-01-01T00-00-00Z"];
      expect(await run("docker", missing)).toMatchObject({ code: 1 });
      expect(await contents()).toEqual(before);
    });

    it("brings the shop back after its volumes are destroyed, but no session and no code", async () => {
      await compose("stop", "web", "worker");
      const { sessions, one_time_codes, outbox_mails, ...rows } = await contents();
      const pictures = await inBackup(PICTURES);
      expect(rows.orders).not.toMatch(/^0 /);
      expect(await query(LIVE_SESSIONS)).not.toBe("0");
      await inBackup("/scripts/backup.sh now");
      const name = (await names()).at(-1) ?? "";

      await compose("down");
      const project = variable("TEST_PROJECT");
      for (const volume of ["postgres-data", "shop-data"]) {
        expect((await run("docker", ["volume", "rm", `${project}_${volume}`])).code).toBe(0);
      }
      // The shop to restore into needs no demo.
      await composeWith({ SEED_DEMO: "0" }, "up", "--detach");
      await untilHealthy(WEB_SERVERS);
      expect((await contents()).orders).not.toBe(rows.orders);

      await compose("stop", "web", "worker");
      const output = await compose("run", "--rm", "-T", "restore", name);
      expect(output).toContain(`Restored ${name}.`);
      expect(output).not.toContain("drop cascades");
      expect(await contents()).toMatchObject(rows);
      expect(await query(LIVE_SESSIONS)).toBe("0");
      expect(await query("SELECT count(*) FROM one_time_codes WHERE used_at IS NULL")).toBe("0");
      expect(await inBackup(PICTURES)).toBe(pictures);
      await compose("restart", "cache");
      await compose("up", "--detach");
      await untilHealthy(WEB_SERVERS);
      expect((await listContainers("web")).filter(({ State }) => State === "running")).toHaveLength(
        WEB_SERVERS,
      );
    });
  });
}
