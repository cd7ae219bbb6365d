import { stopCommands } from "../system/command.mjs";
import { onStopSignal } from "../system/stop-signals.mjs";

/** Stops running commands at a signal, and the process at the next one. Returns whether the first has come. */
export function stopOnSignal(): () => boolean {
  let isStopped = false;
  onStopSignal({
    first: () => {
      isStopped = true;
      stopCommands();
    },
    again: () => process.exit(1),
  });
  return () => isStopped;
}
