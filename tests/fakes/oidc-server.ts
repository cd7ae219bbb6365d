import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";
import { KEEP_IDLE } from "./keep-idle.ts";

/** A person at the provider. The fields of its login page have these names. */
export type ProviderPerson = { sub: string; email: string; email_verified: string; name: string };

type OidcServer = {
  /** Values for OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME. */
  settings: Record<string, string>;
  stop: () => Promise<void>;
};

const CLIENT_ID = "the-shop";
const CLIENT_SECRET = "a secret of the tests for the shop";

const PROVIDER_NAME = "Batik ID";

/** Returns the settings of a shop that asks the provider on this port. */
function oidcAt(port: number): Record<string, string> {
  return {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_NAME: PROVIDER_NAME,
  };
}

/** Starts an OpenID provider at which anybody is whoever they say on its login page. */
export async function startOidcServer(port: number): Promise<OidcServer> {
  const settings = oidcAt(port);
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(settings.OIDC_ISSUER ?? "", configurationFor(people));
  // The shop's port isn't known yet.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    URL.canParse(uri) && new URL(uri).pathname === "/api/auth/callback/oidc";
  const answer = provider.callback();
  const server = createServer(KEEP_IDLE, (request, response) => {
    if (!request.url?.startsWith("/login/")) return answer(request, response);
    const done = request.method === "POST" ? login(provider, people, request, response) : null;
    if (!done) return showLogin(response);
    done.catch((error: Error) => response.writeHead(500).end(error.message));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    settings,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Seconds. Without them the library writes a notice for each kind. */
const LIFETIMES = {
  Interaction: 3600,
  Grant: 3600,
  Session: 3600,
  AccessToken: 3600,
  IdToken: 3600,
};

function configurationFor(people: Map<string, ProviderPerson>): object {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "tests", use: "sig" }] },
    ttl: LIFETIMES,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: ["http://localhost/api/auth/callback/oidc"],
      },
    ],
    pkce: { required: () => true },
    // E-mail and name are in the userinfo answer alone, as OpenID Connect has it.
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["a key of the tests"] },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/login/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims() {
        const person = people.get(accountId);
        return person && { ...person, email_verified: person.email_verified === "true" };
      },
    }),
  };
}

function showLogin(response: ServerResponse): void {
  const fields = ["sub", "email", "email_verified", "name"]
    .map((name) => `<p><label>${name} <input name="${name}"></label></p>`)
    .join("");
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(
      `<!doctype html><html lang="en"><title>${PROVIDER_NAME}</title><link rel="icon" href="data:,"><h1>${PROVIDER_NAME}</h1><form method="post">${fields}<button>Sign in</button><button name="cancel" value="1">Cancel</button></form></html>`,
    );
}

async function login(
  provider: Provider,
  people: Map<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  if (fields.cancel) {
    const refusal = { error: "access_denied", error_description: "cancelled" };
    return provider.interactionFinished(request, response, refusal);
  }
  const person = fields as ProviderPerson;
  people.set(person.sub, person);
  const grant = new provider.Grant({ accountId: person.sub, clientId: params.client_id ?? "" });
  grant.addOIDCScope("openid email profile");
  const grantId = await grant.save();
  const result = { login: { accountId: person.sub }, consent: { grantId } };
  await provider.interactionFinished(request, response, result);
}
