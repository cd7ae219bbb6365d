/** An error that a person can put right: shown as one sentence, without a stack trace. */
export class Failure extends Error {}

export function report(/** @type {unknown} */ error) {
  const folder = deniedPath(error);
  if (error instanceof Failure || isEnvironmentError(error)) console.error(error.message);
  else if (folder) console.error(`The file system refuses to let this user write ${folder}.`);
  else console.error(error);
}

/** Ends the process with main's exit code. @param {() => Promise<number | void>} main */
export async function run(main) {
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

/** lib/environment/env.ts can't be imported before an install. @param {unknown} error @returns {error is Error} */
const isEnvironmentError = (error) => error instanceof Error && error.name === "EnvironmentError";

function deniedPath(/** @type {unknown} */ error) {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return undefined;
  return ["EACCES", "EPERM", "EROFS"].includes(String(error.code)) ? String(error.path) : undefined;
}
