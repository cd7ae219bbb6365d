import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { findProductRedirect } from "../cache/catalogue.ts";
import { currentPage, PageRecord, recordPage } from "../cache/current-page.ts";
import { PageCache } from "../cache/pages/page-cache.ts";
import { RETRY_AFTER_SECONDS, STATUS_OF } from "../http/answers/error-answer.ts";
import { stampSocketAddress } from "../http/caller/client-address.ts";
import { answerInFull } from "../http/requests/answer-in-full.ts";
import { normalizeRequest } from "../http/requests/normalize-request.ts";
import { refuse } from "../http/requests/refuse.ts";
import { admit } from "./admission.ts";

type Steps = {
  isProduction: boolean;
  /** Tells whether public pages are answered from memory now. */
  hasPageCache: () => boolean;
  count: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
};

/**
 * Returns what answers a client's request, step by step. In development Next answers everything, and its
 * tools post to paths of theirs.
 */
export function makeRequestListener(
  next: RequestListener,
  { isProduction, hasPageCache, count }: Steps,
): RequestListener {
  const answer = admit(comeAgainInOutage(next));
  const pages = new PageCache(answer, findProductRedirect);
  return (request, response) => {
    stampSocketAddress(request);
    const refusal = normalizeRequest(request, { refuses: isProduction });
    count?.(request, response);
    answerInFull(request, response);
    if (refusal) refuse(refusal, request, response);
    else if (isProduction && hasPageCache()) pages.handle(request, response);
    else answer(request, response);
  };
}

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
