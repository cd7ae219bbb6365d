import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * slow: each piece of data takes longer. lossy: some pieces come late, as if TCP had to send them again. hang: nothing
 * arrives until the line is healed. deaf: requests arrive, answers never do. refuse: nobody gets a connection.
 */
export const LINE_MOODS = ["slow", "lossy", "hang", "deaf", "refuse"] as const;
export type LineMood = (typeof LINE_MOODS)[number] | "pass";

const SLOW_MS = 120;
const LOSS = 0.08;
const RESEND_MS = 700;
const POLL_MS = 20;

type Pair = { near: Socket; far: Socket; lostAnswer: boolean };

export type Link = Awaited<ReturnType<typeof openLink>>;

/** Opens a line to a port of this machine, which tests can slow down and break. */
export async function openLink(target: number) {
  const pairs = new Set<Pair>();
  let mood: LineMood = "pass";

  const server = createServer((near) => {
    near.on("error", () => {});
    if (mood === "refuse") return void near.destroy();
    const far = connect(target, "127.0.0.1");
    const pair: Pair = { near, far, lostAnswer: false };
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.setNoDelay(true).on("error", end).on("close", end);
    pump(near, far, () => true);
    pump(far, near, () => {
      pair.lostAnswer ||= mood === "deaf";
      return !pair.lostAnswer;
    });
  });

  /** Keeps the order of what arrives, and holds the sender back meanwhile. */
  function pump(from: Socket, to: Socket, arrives: () => boolean): void {
    from.on("data", async (chunk) => {
      from.pause();
      await delay();
      if (to.writable && arrives()) to.write(chunk);
      from.resume();
    });
    from.on("end", () => to.end());
  }

  async function delay(): Promise<void> {
    if (mood === "slow") await wait(SLOW_MS * (0.5 + Math.random()));
    if (mood === "lossy" && Math.random() < LOSS) await wait(RESEND_MS);
    while (mood === "hang") await wait(POLL_MS);
  }

  function cut(which: (pair: Pair) => boolean = () => true): void {
    for (const pair of [...pairs].filter(which)) {
      pair.near.destroy();
      pair.far.destroy();
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Changes the line. What a deaf one has lost can't come later: that connection ends. */
    become(wanted: LineMood): void {
      mood = wanted;
      if (mood === "refuse") cut();
      if (mood === "pass") cut(({ lostAnswer }) => lostAnswer);
    },
    /** Cuts all connections, in the middle of whatever they do. */
    cut: () => cut(),
    close(): void {
      cut();
      server.close();
    },
  };
}
