import { finishProviderSignIn } from "#lib/auth/provider-sign-in.ts";
import { getProvider, isSignInProvider } from "#lib/auth/sign-in-providers.ts";
import { seeOther } from "#lib/http/body/form-post.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { resource, route } from "#lib/http/route.ts";

/** Callback of a provider's redirect. Not in the API's document: only browsers use it. */
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    isUndescribed: true,
    summary: "End a sign-in by a provider.",
    acceptsParams: ({ provider }) => isSignInProvider(provider),
    answer: "text/html",
    async handle({ params, request }) {
      const provider = getProvider(params.provider);
      const way = await finishProviderSignIn(provider, request, requesterOf(request));
      return seeOther(way.to, way.headers);
    },
  }),
});
