import { Failure } from "./failure.mjs";
import { holderOf, tryLock } from "./lock-file.mjs";
import { dataFolder } from "./paths.mjs";

/** Held while a shop runs from this folder. */
const lockFile = () => `${dataFolder()}/serving.lock`;

/** @returns {number | undefined} the process of the shop that runs from this folder */
export const servingProcess = () => holderOf(lockFile());

/** Throws where a shop already runs from this folder. */
export function refuseSecondShop() {
  const pid = servingProcess();
  if (pid) throw alreadyRuns(pid);
}

/** @returns {() => void} gives the folder back */
export function lockShop() {
  const release = tryLock(lockFile());
  if (!release) throw alreadyRuns(servingProcess());
  return release;
}

/** @param {number | undefined} pid */
const alreadyRuns = (pid) =>
  new Failure(`A shop already runs from this folder (process ${pid}): stop that one first.`);
