import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { foldProductCounts } from "../catalogue/fold-product-counts.ts";
import { runSteps } from "./run-steps.ts";

/** Folds the product counts every minute. Keeps no process alive. */
export function foldCounts(): void {
  const fold = () => runSteps({ "fold the product counts": foldProductCounts });
  setInterval(() => void fold(), millisecondsInMinute).unref();
}
