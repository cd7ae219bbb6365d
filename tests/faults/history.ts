import { setTimeout as wait } from "node:timers/promises";
import { somewhere, variable } from "../api/shop-client.ts";
import type { Random } from "./random.ts";

/** No answer by then: the outcome is unknown. */
const PATIENCE_MS = 12_000;
const POLL_MS = 50;

/** Every customer's name, and no other text, looks like this. */
const CUSTOMER_NAME = /Pembeli-[0-9a-f]{12}/g;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Statuses that say nothing about an outcome, as a client has to see them. */
const isUnknown = (status: number) => status === 503 || status === 500;

// biome-ignore lint/suspicious/noExplicitAny: actors read members of answers that the checker compares
type Json = any;

export type Answer = { status: number; json: Json; text: string };

/** A client: a customer with a name, an admin, or a visitor without a session. */
export type Client = { token?: string; name?: string; isAdmin?: boolean };

/** Records what clients asked in one run, and what they were told. */
export class History {
  /** By the purchase's key, which is the order's description too: the order's id. */
  readonly acknowledged = new Map<string, { orderId: string; email: string }>();
  /** Keys of purchases without an answer. Such an order may be there once, or come later. */
  readonly unknown = new Set<string>();
  readonly refused = new Set<string>();
  /** By order: statuses that an admin was told of, and those without an answer. */
  readonly moves = new Map<string, { told: string; maybe: Set<string> }>();
  /** Orders with a proof that was acknowledged, and the token of their customer. */
  readonly proofs = new Map<string, Client>();
  /** Answers that nobody may get, with how often. */
  readonly wrong = new Map<string, number>();
  readonly #owners = new Map<string, string>();
  answers = 0;
  silences = 0;

  readonly #stopping = new AbortController();
  readonly #actors: Promise<void>[] = [];

  get isOver(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Lets a client act again and again until the run is over. */
  start(act: () => Promise<void>, pauseMs: number): void {
    const work = async () => {
      while (!this.isOver) {
        await act();
        await wait(pauseMs);
      }
    };
    this.#actors.push(work());
  }

  /** Resolves once every client has its last answer, or has given up. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#actors);
  }

  acknowledge(key: string, orderId: string, email: string, owner: string): void {
    this.unknown.delete(key);
    this.acknowledged.set(key, { orderId, email });
    this.#owners.set(orderId, owner);
  }

  blame(what: string): void {
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1);
  }

  /** Resolves to true once so many more orders were acknowledged, to false if that takes too long. */
  async untilMore(orders: number, withinMs: number): Promise<boolean> {
    const count = this.acknowledged.size + orders;
    const deadline = performance.now() + withinMs;
    while (this.acknowledged.size < count) {
      if (performance.now() > deadline) return false;
      await wait(POLL_MS);
    }
    return true;
  }

  /** Asks once. Returns undefined where the outcome is unknown. Notes what the client may not see. */
  async ask(
    client: Client,
    method: string,
    path: string,
    { server, body, form, key }: { server: string; body?: object; form?: FormData; key?: string },
  ): Promise<Answer | undefined> {
    try {
      const response = await fetch(server + path, {
        method,
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          "x-forwarded-for": somewhere(),
          ...(client.token && authorization(client.token, path)),
          ...(key && { "idempotency-key": key }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      });
      const text = await response.text();
      this.answers += 1;
      this.#look(client, path, text);
      const { status } = response;
      this.#judge(
        client,
        `${method} ${path}`.replace(ID, "{id}").replace(/(proof\/).+/, "$1{token}"),
        status,
        text,
      );
      if (isUnknown(status)) return undefined;
      return { status, text, json: text.startsWith("{") ? JSON.parse(text) : {} };
    } catch {
      this.silences += 1;
      return undefined;
    }
  }

  /** Names, and orders, of others are for admins alone. */
  #look({ name, isAdmin }: Client, path: string, text: string): void {
    if (isAdmin) return;
    for (const [seen] of text.matchAll(CUSTOMER_NAME)) {
      if (seen !== name) this.blame(`${path} shows ${seen} to ${name ?? "a visitor"}`);
    }
    for (const [id] of text.matchAll(ID)) {
      const owner = this.#owners.get(id);
      if (owner && owner !== name)
        this.blame(`${path} shows an order of ${owner} to ${name ?? "a visitor"}`);
    }
  }

  #judge({ token }: Client, what: string, status: number, text: string): void {
    const isApi = what.includes(" /api/");
    const words = isApi ? text.slice(0, 120) : "";
    if (status === 500) this.blame(`${what}: 500 ${words}`);
    if (token && [401, 403].includes(status)) this.blame(`${what}: ${status} ${words}`);
    if ([400, 405, 422].includes(status)) this.blame(`${what}: ${status} ${words}`);
  }
}

/** A page reads the cookie, the API the header. */
const authorization = (token: string, path: string): Record<string, string> =>
  path.startsWith("/api/") ? { authorization: `Bearer ${token}` } : { cookie: `token=${token}` };

const servers = () => variable("TEST_BASE_URLS").split(" ");

export const SERVERS = [0, 1] as const;

export function serverOf(turn: number): string {
  const all = servers();
  return all[turn % all.length] ?? "";
}

export const aServer = (random: Random) => serverOf(random() < 0.5 ? 0 : 1);
