import "server-only";
import { randomBytes } from "node:crypto";
import { processWide } from "../../environment/process-wide.ts";

/** Header that marks the page cache's own requests to Next. Random, so that no client can send it. */
export const INNER_HEADER: string = processWide(
  "inner-header",
  () => `x-inner-${randomBytes(16).toString("hex")}`,
);
