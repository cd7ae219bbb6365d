import { z } from "zod";

export const liveAnswer = z.object({ status: z.literal("live") });

/** `degraded` still serves visitors. `unknown`: the database doesn't answer. */
const state = z.enum(["ok", "degraded", "failing", "unknown"]);

export const readinessChecks = z.object({
  database: state,
  migrations: state,
  storage: state,
  mail: state,
});

export type ReadinessChecks = z.infer<typeof readinessChecks>;

export const readyAnswer = z.object({ status: z.literal("ready"), checks: readinessChecks });
