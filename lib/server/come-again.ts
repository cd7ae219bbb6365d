import "server-only";
import type { RequestListener } from "node:http";
import { currentPage, PageRecord, recordPage } from "../cache/current-page.ts";
import { RETRY_AFTER_SECONDS, STATUS_OF } from "../http/answers/error-status.ts";

/** Wraps Next's handler. A page that fails in an outage of the database is 503 with Retry-After, not 500. */
export function comeAgainInOutage(next: RequestListener): RequestListener {
  return (request, response) => {
    // The API answers its errors itself.
    if (request.url?.startsWith("/api/")) return next(request, response);
    const record = currentPage() ?? new PageRecord();
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || !record.isUnavailable) return writeHead(status, ...rest);
      response.setHeader("retry-after", RETRY_AFTER_SECONDS);
      return writeHead(STATUS_OF.unavailable, ...rest);
    };
    return recordPage(record, () => next(request, response));
  };
}
