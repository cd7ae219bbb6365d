import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** Beginning of addresses that the server never takes. */
export const REFUSED = "refused-";

/**
 * refuse: rejects every recipient. drop: takes the whole mail, but cuts the connection before the
 * answer.
 */
type MailServerMood = "accept" | "refuse" | "drop";

type ReceivedMail = { to: string[]; source: Buffer };

type MailServerOptions = {
  /** The address to listen on. Only this machine by default. */
  host?: string;
  mood?: MailServerMood;
  receive?: (mail: ReceivedMail) => Promise<void> | void;
};

type MailServer = {
  port: number;
  /** Value for SMTP_URL. */
  url: string;
  /** Every mail that arrived in full, including dropped ones. */
  received: ReceivedMail[];
  mood: MailServerMood;
  stop: () => Promise<void>;
};

/** Starts a local mail server, which records mails and can also misbehave. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error(`<${address}>: not today`), { responseCode: 451 });
      callback(state.mood === "refuse" || address.startsWith(REFUSED) ? refusal : undefined);
    },
    onData(stream, session, callback) {
      take(stream, session).then(
        () => callback(),
        (error: NodeJS.ErrnoException) => {
          // The client hung up in the middle of a mail, like a stopped server.
          if (error.code !== "ECONNECTION") callback(error);
        },
      );
    },
  });
  async function take(stream: Readable, { id, envelope }: SMTPServerSession): Promise<void> {
    const to = envelope.rcptTo.map(({ address }) => address);
    const mail = { to, source: await buffer(stream) };
    state.received.push(mail);
    await options.receive?.(mail);
    // The client never gets the answer.
    if (state.mood === "drop") hangUp(id);
  }
  // Ignores clients that hang up.
  server.on("error", () => {});
  function hangUp(id: string): void {
    for (const line of server.connections as Set<{ id: string; _socket: Socket }>) {
      if (line.id === id) line._socket.destroy();
    }
  }
  server.listen(0, options.host ?? "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const state: MailServer = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    mood: options.mood ?? "accept",
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return state;
}
