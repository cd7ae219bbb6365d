import { Failure } from "./failure.mjs";
import { holderOf, tryLock } from "./lock-file.mjs";
import { dataFolder } from "./paths.mjs";

const lockFile = () => `${dataFolder()}/serving.lock`;

export const servingProcess = () => holderOf(lockFile());

export function refuseSecondShop() {
  const pid = servingProcess();
  if (pid) throw alreadyRuns(pid);
}

/** Locks this folder for one shop. Returns the release. */
export function lockShop() {
  const release = tryLock(lockFile());
  if (!release) throw alreadyRuns(servingProcess());
  return release;
}

const alreadyRuns = (/** @type {number | undefined} */ pid) =>
  new Failure(`A shop already runs from this folder (process ${pid}): stop that one first.`);
