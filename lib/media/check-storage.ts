import "server-only";
import { withTimeout } from "../with-timeout.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";

/**
 * Whether pictures can be kept. `out`: not now, but they could earlier, as with a bucket whose
 * service is away for a while. `wrong`: never since the process started, so that it was set up wrongly.
 * No answer within `patience` milliseconds is none.
 */
export async function checkStorage(patience: number): Promise<"well" | "out" | "wrong"> {
  const storages = [publicPictures(), privatePictures()];
  const probes = await Promise.allSettled(
    storages.map((storage) => withTimeout(patience, storage.probe())),
  );
  if (probes.every(({ status }) => status === "fulfilled")) return "well";
  return storages.some((storage) => storage.hasWorked()) ? "out" : "wrong";
}
