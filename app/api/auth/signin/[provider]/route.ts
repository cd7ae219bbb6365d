import { z } from "zod";
import { startProviderSignIn } from "#lib/auth/provider-sign-in.ts";
import { safeReturnPath } from "#lib/auth/return-path.ts";
import { getProvider, isSignInProvider } from "#lib/auth/sign-in-providers.ts";
import { goingOn, seeOther } from "#lib/http/body/form-post.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { resource, route } from "#lib/http/route.ts";

/** The form of a provider's button. Not in the API's document: only browsers sign in so. */
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    isUndescribed: true,
    summary: "Begin a sign-in by a provider.",
    acceptsParams: ({ provider }) => isSignInProvider(provider),
    body: z.object({ next: z.string().nullish().catch(null) }),
    answer: "text/html",
    async handle({ params, body, request }) {
      const provider = getProvider(params.provider);
      const returnPath = safeReturnPath(body.next);
      const way = await startProviderSignIn(provider, returnPath, requesterOf(request));
      if (way.isAway) return seeOther(way.to, way.headers);
      return goingOn(way.to, provider.name, way.headers);
    },
  }),
});
