import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { findProductRedirect } from "../cache/find-product-redirect.ts";
import { PageCache } from "../cache/pages/page-cache.ts";
import { stampSocketAddress } from "../http/caller/client-address.ts";
import { answerInFull } from "../http/requests/answer-in-full.ts";
import { normalizeRequest } from "../http/requests/normalize-request.ts";
import { refuse } from "../http/requests/refuse.ts";
import { admit } from "./admission.ts";
import { comeAgainInOutage } from "./come-again.ts";

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
