import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { compactProductCounts } from "../catalogue/compact-product-counts.ts";
import { runSteps } from "./run-steps.ts";

/** Compacts the product counts every minute. Keeps no process alive. */
export function compactCounts(): void {
  const compact = () => runSteps({ "compact the product counts": compactProductCounts });
  setInterval(() => void compact(), millisecondsInMinute).unref();
}
