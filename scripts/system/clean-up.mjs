import { report } from "./failure.mjs";

/** What has to be undone at the end, newest last. @type {(() => unknown)[]} */
const works = [];

/** @param {() => unknown} work to be done when the command ends, however it ends */
export function atEnd(work) {
  works.push(work);
}

/**
 * Undoes everything in the reverse order of its making: the web server first, the database last.
 * @returns {Promise<boolean>} whether all of it went well
 */
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
