import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compose, docker, inCopy, listContainers, run, STARTED } from "../engine.ts";

const PROMETHEUS = "http://127.0.0.1:9090/api/v1";

/** Returns whether the engine has the image of a service, or can pull it. */
async function hasImage(profile: string, service: string): Promise<boolean> {
  const { services } = parse(readFileSync(inCopy("docker-compose.yml"), "utf8"), { merge: true });
  const { code } = await run("docker", ["image", "inspect", services[service].image]);
  if (code === 0) return true;
  return (await run("docker", ["compose", "--profile", profile, "pull", service])).code === 0;
}

// biome-ignore lint/suspicious/noExplicitAny: Prometheus's answers have no types here
async function ofPrometheus(path: string): Promise<any> {
  return (await (await fetch(`${PROMETHEUS}/${path}`)).json()).data;
}

/** Starts the services of each profile. */
export function profiles(): void {
  describe("the profile", () => {
    it("watch reads every process and has loaded every rule", async (context) => {
      context.skip(!(await hasImage("watch", "prometheus")), "no image of prometheus");
      await compose("--profile", "watch", "up", "--detach", "prometheus");
      const processes = await listContainers("web", "worker");
      const targets = async () => {
        const { activeTargets } = await ofPrometheus("targets");
        return activeTargets.map((one: { health: string }) => one.health);
      };
      const allUp = processes.map(() => "up");
      await expect.poll(() => targets().catch(() => []), STARTED).toEqual(allUp);
      const written = parse(readFileSync(inCopy("scripts/observability/alert-rules.yml"), "utf8"));
      const { groups } = await ofPrometheus("rules");
      const count = (all: { rules: unknown[] }[]) => all.flatMap(({ rules }) => rules).length;
      expect(count(groups)).toBe(count(written.groups));
      await compose("--profile", "watch", "rm", "--stop", "--force", "prometheus");
    });

    it("mail takes the shop's mail and shows it", async (context) => {
      context.skip(!(await hasImage("mail", "mail")), "no image of mail");
      await compose("--profile", "mail", "up", "--detach", "mail");
      const shown = () => fetch("http://127.0.0.1:8025/api/v1/messages").then((one) => one.status);
      await expect.poll(() => shown().catch(() => 0), STARTED).toBe(200);
      await compose("--profile", "mail", "rm", "--stop", "--force", "mail");
    });

    it("s3 answers the web server as a picture storage", async (context) => {
      context.skip(!(await hasImage("s3", "storage")), "no image of storage");
      await compose("--profile", "s3", "up", "--detach", "storage");
      const [web] = await listContainers("web");
      const script =
        "fetch('http://storage:7070').then((one) => process.stdout.write(String(one.status)))";
      const asked = () => docker("exec", web?.ID ?? "", "node", "-e", script);
      // A request without a signature.
      await expect.poll(() => asked().catch(() => ""), STARTED).toBe("403");
      await compose("--profile", "s3", "rm", "--stop", "--force", "storage");
    });
  });
}
