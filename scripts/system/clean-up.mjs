import { report } from "./failure.mjs";

/** @type {(() => unknown)[]} */
const works = [];

export function atEnd(/** @type {() => unknown} */ work) {
  works.push(work);
}

/** Runs what `atEnd` took, newest first, and returns whether all of it succeeded. */
export async function cleanUp() {
  let well = true;
  for (const work of works.splice(0).reverse()) {
    try {
      await work();
    } catch (error) {
      report(error);
      well = false;
    }
  }
  return well;
}
