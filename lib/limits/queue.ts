import "server-only";
import type { Pace } from "./limits.ts";

/** Attempts that wait in one queue at most, over all keys. */
const MAX_WAITING = 500;

type Waiting = { attempts: number; passed: number; admit: () => void; refuse: () => void };

/** Returns a queue of this process, in which a key's attempts take turns: fewest before first, then the newest. */
export function createQueue({ intervalMs, turns }: Pace, refusal: () => Error) {
  /** Has a key from a turn until its pace has passed without another attempt. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;

  function remove(line: Waiting[], index: number): Waiting | undefined {
    const [removed] = line.splice(index, 1);
    if (removed) waiting -= 1;
    return removed;
  }

  function open(key: string): void {
    const line: Waiting[] = [];
    lines.set(key, line);
    const timer = setInterval(() => {
      const next = remove(line, 0);
      if (!next) {
        clearInterval(timer);
        lines.delete(key);
      }
      next?.admit();
      for (const other of line) other.passed += 1;
      const late = line.filter(({ passed }) => passed >= turns);
      for (const other of late) remove(line, line.indexOf(other))?.refuse();
    }, intervalMs);
  }

  return {
    /** Waits for a turn. Throws if others go first for so long. `attempts` includes this one. */
    async acquire(key: string, attempts: number): Promise<void> {
      const line = lines.get(key);
      if (!line) return open(key);
      const isFull = line.length >= turns;
      const last = line.at(-1)?.attempts ?? 0;
      if (isFull ? attempts > last : waiting >= MAX_WAITING) throw refusal();
      if (isFull) remove(line, line.length - 1)?.refuse();
      return new Promise((admit, reject) => {
        const place = line.findIndex((other) => other.attempts >= attempts);
        const entry = { attempts, passed: 0, admit, refuse: () => reject(refusal()) };
        line.splice(place === -1 ? line.length : place, 0, entry);
        waiting += 1;
      });
    },
  };
}
