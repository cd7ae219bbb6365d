import "server-only";
import { consumeLimit } from "../../database/rate-limit.ts";
import { PROVIDER_STEPS_BY_ADDRESS } from "../internal/limits.ts";
import type { Requester } from "../requester.ts";

/** Counts a step of a sign-in by a provider, which asks the provider's server. Throws too-many-requests. */
export function limitProviderStep({ group }: Requester): Promise<void> {
  return consumeLimit(PROVIDER_STEPS_BY_ADDRESS, group);
}
