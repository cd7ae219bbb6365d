/** Something a person can put right: shown as its one sentence, without a stack trace. */
export class Failure extends Error {}

/**
 * The end of the road for an error that nobody handled: one sentence for what a person can put
 * right, the whole trace for what is our own mistake.
 * @param {unknown} error
 */
export function report(error) {
  const folder = deniedPath(error);
  if (error instanceof Failure || isEnvironmentError(error)) console.error(error.message);
  else if (folder) console.error(`The file system refuses to let this user write ${folder}.`);
  else console.error(error);
}

/**
 * Runs a script's main part; whatever it throws ends the process with exit code 1.
 * @param {() => Promise<number | void>} main answers the exit code, 0 when it answers nothing
 */
export async function run(main) {
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

/** What lib/environment/env.ts throws, which can't be imported before anything is installed. @param {unknown} error @returns {error is Error} */
const isEnvironmentError = (error) => error instanceof Error && error.name === "EnvironmentError";

/** @param {unknown} error @returns {string | undefined} */
function deniedPath(error) {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return undefined;
  return ["EACCES", "EPERM", "EROFS"].includes(String(error.code)) ? String(error.path) : undefined;
}
