import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { findProductRedirect } from "../cache/find-product-redirect.ts";
import { PageCache } from "../cache/pages/page-cache.ts";
import { setResponseHeaders } from "../http/answers/response-headers.ts";
import { stampSocketAddress } from "../http/caller/client-address.ts";
import { normalizeRequest } from "../http/requests/normalize-request.ts";
import type { AnswerApi } from "./answer-api.ts";

type Steps = {
  isProduction: boolean;
  /** Undefined without metrics. */
  count: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  answerApi: AnswerApi;
};

/**
 * Returns what answers a client's request, step by step. In development Next answers everything, and its
 * tools post to paths of theirs.
 */
export function makeRequestListener(
  next: RequestListener,
  { isProduction, count, answerApi }: Steps,
): RequestListener {
  const cache = new PageCache(next, findProductRedirect);
  return (request, response) => {
    stampSocketAddress(request);
    setResponseHeaders(request, response);
    normalizeRequest(request, { refuses: isProduction });
    count?.(request, response);
    if (!isProduction) return next(request, response);
    if (answerApi(request, response)) return;
    cache.handle(request, response);
  };
}
