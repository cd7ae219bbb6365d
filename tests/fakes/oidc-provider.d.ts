/** The part of the library that the tests use; it has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Interaction = { uid: string; params: Record<string, string> };
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    readonly Client: { prototype: { redirectUriAllowed: (uri: string) => boolean } };
    readonly Grant: new (about: {
      accountId: string;
      clientId: string;
    }) => Grant;
  }
}
