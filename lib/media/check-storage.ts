import "server-only";
import { withTimeout } from "../with-timeout.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";

/** `unreachable`: it worked earlier in this process. `misconfigured`: it never did. */
export async function checkStorage(
  timeoutMs: number,
): Promise<"ok" | "unreachable" | "misconfigured"> {
  const storages = [publicPictures(), privatePictures()];
  const probes = await Promise.allSettled(
    storages.map((storage) => withTimeout(timeoutMs, storage.probe())),
  );
  if (probes.every(({ status }) => status === "fulfilled")) return "ok";
  return storages.some((storage) => storage.hasWorked()) ? "unreachable" : "misconfigured";
}
