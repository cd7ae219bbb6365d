import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** refuse: no recipient is taken. drop: the whole mail is taken, and the line goes dead before the answer. */
export type MailServerMood = "accept" | "refuse" | "drop";

export type ReceivedMail = { to: string[]; source: Buffer };

type MailServerOptions = {
  /** The address to listen on; this machine alone by default. */
  host?: string;
  mood?: MailServerMood;
  receive?: (mail: ReceivedMail) => Promise<void> | void;
};

export type MailServer = {
  port: number;
  /** For SMTP_URL. */
  url: string;
  /** Everything whose last byte arrived, also what was dropped then. */
  received: ReceivedMail[];
  mood: MailServerMood;
  stop: () => Promise<void>;
};

/** A mail server of this machine that keeps what it gets and misbehaves when told to. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const refusal = Object.assign(new Error("Not today"), { responseCode: 451 });
      callback(state.mood === "refuse" ? refusal : undefined);
    },
    onData(stream, session, callback) {
      take(stream, session).then(
        () => callback(),
        (error: NodeJS.ErrnoException) => {
          // The client went away in the middle of a mail, as a server that is stopped does.
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
    // After that an answer reaches nobody.
    if (state.mood === "drop") hangUp(id);
  }
  // A client that hangs up is none of our business.
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
