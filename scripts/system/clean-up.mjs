import { report } from "./failure.mjs";

/** @type {(() => unknown)[]} */
const works = [];

export function atEnd(/** @type {() => unknown} */ work) {
  works.push(work);
}

/** Runs the callbacks of `atEnd`, newest first. Returns whether all succeeded. */
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
