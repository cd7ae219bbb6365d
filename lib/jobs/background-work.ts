import "server-only";
import { millisecondsInHour } from "date-fns/constants";
import { processWide } from "../environment/process-wide.ts";
import { type MailRenderer, setMailRenderer } from "../mail/mail-renderer.ts";
import { startMailWorker } from "../mail/mail-worker.ts";

type BackgroundWork = { stop: () => Promise<void> };

/**
 * Sends mail and deletes expired data, once a process. SIGTERM and SIGINT stop it; a mail that they
 * cut off is sent again after its lease.
 */
export function startBackgroundWork(render: MailRenderer): BackgroundWork {
  setMailRenderer(render);
  return processWide("background-work", start);
}

function start(): BackgroundWork {
  const mails = startMailWorker();
  const cleanup = setInterval(async () => {
    // Its modules would more than double an idle worker's memory.
    const { cleanUp } = await import("./clean-up.ts");
    await cleanUp();
  }, millisecondsInHour).unref();
  const stop = () => {
    clearInterval(cleanup);
    return mails.stop();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  return { stop };
}
