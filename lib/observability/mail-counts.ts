import "server-only";
import { z } from "zod";
import { metrics } from "../telemetry/metrics.ts";

const message = z.object({
  mailCounts: z.array(
    z.object({ labels: z.record(z.string(), z.string()), value: z.number().nonnegative() }),
  ),
});

export async function mailCounts(): Promise<z.infer<typeof message>> {
  return message.parse({ mailCounts: (await metrics().mails.get()).values });
}

/** Replaces the mail counts by those of the worker beside it. Ignores other messages. */
export function adoptMailCounts(received: unknown): void {
  const { data } = message.safeParse(received);
  if (!data) return;
  const { mails } = metrics();
  mails.reset();
  for (const { labels, value } of data.mailCounts) mails.inc(labels as never, value);
}
