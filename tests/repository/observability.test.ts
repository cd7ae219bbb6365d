import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { metrics } from "#lib/telemetry/metrics.ts";

const FOLDER = "scripts/observability";
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");

type Panel = { title: string; type: string; targets?: { expr: string }[] };
type Rule = { alert: string; expr: string; labels: object; annotations: Record<string, string> };

const dashboard: { panels: Panel[] } = JSON.parse(read("grafana-dashboard.json"));
const rules: { groups: { rules: Rule[] }[] } = parse(read("alert-rules.yml"));
const panels = dashboard.panels.filter(({ type }) => type !== "row");
const alerts = rules.groups.flatMap((group) => group.rules);
const queries = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
];

/** Series that Prometheus adds itself. */
const PROMETHEUS_OWN = ["up"];

/** Returns every metric of a process with its labels. */
async function served(): Promise<Map<string, string[]>> {
  const node = new Registry();
  collectDefaultMetrics({ register: node });
  const labels = new Map<string, string[]>(PROMETHEUS_OWN.map((name) => [name, []]));
  for (const { name, type } of [
    ...(await node.getMetricsAsJSON()),
    ...(await metrics().registry.getMetricsAsJSON()),
  ]) {
    const own =
      (metrics().registry.getSingleMetric(name) as unknown as { labelNames?: string[] })
        ?.labelNames ?? [];
    const suffixes = String(type) === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
    for (const suffix of suffixes) labels.set(name + suffix, [...own, "le"]);
  }
  return labels;
}

const LABELS_OF_PROMETHEUS = ["instance", "job"];
const WORDS = /\b(?:shop|process|nodejs)_\w+|\bup\b/g;

test("every figure of the dashboard and the alerts is one that the shop serves", async () => {
  const known = await served();
  expect(queries.length).toBeGreaterThan(30);
  for (const [title, expr] of queries) {
    const named = expr.match(WORDS) ?? [];
    expect(named.length, title).toBeGreaterThan(0);
    expect(
      named.filter((name) => !known.has(name)),
      title,
    ).toEqual([]);
  }
});

test("they ask only for labels that the figure has", async () => {
  const known = await served();
  for (const [title, expr] of queries) {
    for (const [, name = "", selector = ""] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
      const asked = [...selector.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label]) => label);
      const has = [...(known.get(name) ?? []), ...LABELS_OF_PROMETHEUS];
      expect(
        asked.filter((label) => !has.includes(label ?? "")),
        `${title}: ${name}`,
      ).toEqual([]);
    }
  }
});

test("the shop's own figures are all on the dashboard or in an alert", async () => {
  const used = new Set(
    queries
      .flatMap(([, expr]) => expr.match(WORDS) ?? [])
      .map((name) => name.replace(/_bucket$/, "")),
  );
  const unseen = (await metrics().registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => !used.has(name));
  expect(unseen).toEqual([]);
});

test("every alert says what is wrong, how urgent it is, and what to do", () => {
  for (const { alert, labels, annotations } of alerts) {
    expect(labels, alert).toEqual({ severity: expect.stringMatching(/^(page|ticket)$/) });
    expect(Object.keys(annotations), alert).toEqual(["summary", "description", "action"]);
    expect(annotations.action, alert).toMatch(/^.{20,200}\.$/);
  }
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
});

test("Prometheus finds the rules, and its own checker takes them where it is installed", () => {
  expect(parse(read("prometheus.yml")).rule_files).toEqual(["alert-rules.yml"]);
  try {
    execFileSync("promtool", ["check", "config", `${FOLDER}/prometheus.yml`], { stdio: "pipe" });
  } catch (error) {
    // promtool isn't installed, so only the other tests check the rules.
    expect((error as NodeJS.ErrnoException).code, String(error)).toBe("ENOENT");
  }
});
