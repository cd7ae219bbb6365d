import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/database/db.ts";
import { NO_PAGE_POLICY } from "#lib/http/answers/content-security-policy.ts";
import { codeIn, listMailsTo } from "#tests/fakes/received-mails.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { signIn } from "../../api/people.ts";
import { sendOnce, variable } from "../../api/shop-client.ts";
import {
  addressOf,
  compose,
  docker,
  idOf,
  listContainers,
  logsOf,
  secrets,
  untilHealthy,
  WEB_SERVERS,
} from "../engine.ts";

/** Checks what strangers and other processes of the machine can see of the running shop. */
export function privacy(): void {
  describe("the running shop", () => {
    it("shows no secret in the arguments of any process or container", async () => {
      const hidden = Object.values(await secrets());
      expect(hidden.length).toBeGreaterThan(5);
      for (const { ID, Service, State } of await listContainers()) {
        const { Path, Args } = JSON.parse(await docker("inspect", "--format", "{{json .}}", ID));
        const processes = State === "running" ? await docker("top", ID, "-eo", "pid,args") : "";
        const shown = [Path, ...Args, processes].join(" ");
        const found = hidden.filter((secret) => shown.includes(secret));
        expect(found.length, `secrets in the arguments of ${Service}`).toBe(0);
      }
    });

    it.each(["web", "worker"])("shows the metrics of %s with the token only", async (service) => {
      const address = `http://${await addressOf(await idOf(service), "edge")}:9464/metrics`;
      const authorization = `Bearer ${(await secrets()).METRICS_TOKEN}`;
      expect((await fetch(address)).status).toBe(401);
      expect((await fetch(address, { headers: { authorization } })).status).toBe(200);
    });

    it("writes no e-mail, code, name or token into any log", async () => {
      const email = `ani-${randomUUID()}@example.test`;
      const name = `Ani ${randomUUID()}`;
      const password = `sandi-${randomUUID()}`;
      const account = { email, name, password, password_confirmation: password };
      const body = { ...account, phone_number: "6281234567890" };
      expect((await sendOnce("POST", "/api/auth/register", { body })).status).toBe(201);
      await sendOnce("POST", "/api/send-otp", { body: { email, type: "reset-password" } });
      const mails = () => listMailsTo(variable("TEST_MAIL_DIR"), email);
      await expect.poll(async () => (await mails()).length, PATIENCE).toBe(1);
      const code = codeIn((await mails())[0]) ?? "none";
      const form = `/auth/reset-password-form?email=${email}&otp=${code}`;
      const token = await signIn();
      const headers = { referer: variable("TEST_BASE_URL") + form, "next-url": form };
      for (const path of [
        form,
        `/auth/otp/${email}`,
        `/product?q=${code}`,
        `/payment-proof/${token}`,
      ]) {
        await sendOnce("GET", path, { token, headers });
      }
      // Longer than log_min_duration_statement, so that the statement is logged.
      await db().$queryRaw`SELECT pg_sleep(0.7)::text, ${email}::text`;
      // The proxy's errors go into another log than the requests.
      await compose("stop", "web");
      const unreachable = await sendOnce("GET", form, { headers });
      expect([502, 503]).toContain(unreachable.status);
      for (const answer of [unreachable, await sendOnce("GET", "/_next/image")]) {
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        expect(answer.headers.get("content-security-policy")).toBe(NO_PAGE_POLICY);
      }
      await compose("start", "web");
      await untilHealthy(WEB_SERVERS);

      const logs = await logsOf();
      for (const secret of Object.values(await secrets()))
        expect(logs.includes(secret)).toBe(false);
      expect(logs).toMatch(/duration: .* SELECT pg_sleep/);
      expect(logs).toContain("/auth/reset-password-form…");
      expect(logs).toMatch(/"level":"error".*"logger":"http\.(log\.error|handlers)/);
      for (const words of [email, encodeURIComponent(email), name, password, code, token]) {
        expect(logs.includes(words), words).toBe(false);
      }
    });
  });
}
