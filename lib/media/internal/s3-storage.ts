import { S3mini, S3ServiceError } from "s3mini";
import { AppError } from "../../errors.ts";
import { log } from "../../telemetry/log.ts";
import { pictureMediaType } from "../picture-paths.ts";
import type { PictureFile } from "./encode-picture.ts";
import { PICTURE_KEY, type PictureStorage, type StoredPicture } from "./picture-storage.ts";

/** A picture's largest file is a few hundred kilobytes: who takes longer isn't answering. */
const PATIENCE_MS = 10_000;
/** What S3 lists in one answer, and removes by one request. */
const AT_ONCE = 1000;

// Kept on globalThis because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopBucketsThatWorked?: Set<string> };

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

/**
 * Pictures as objects `<folder>/<key>/<file>` of a bucket, addressed by path. No object is given
 * any rights of its own: whether a picture may be seen is the shop's to say, which reads it and
 * serves it.
 */
export function s3Storage(settings: S3Settings, folder: string): PictureStorage {
  const bucket = new S3mini({
    endpoint: `${settings.endpoint.replace(/\/+$/, "")}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    requestAbortTimeout: PATIENCE_MS,
  });
  const address = `${settings.endpoint} ${settings.bucket}`;
  const orUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = await unlessUnavailable(work);
    worked().add(address);
    return result;
  };
  return {
    probe: () => orUnavailable(() => assertListable(bucket, folder)),
    hasWorked: () => worked().has(address),
    keep: (key, files) => orUnavailable(() => keep(bucket, `${folder}/${key}`, files)),
    add: (key, files) => orUnavailable(() => add(bucket, `${folder}/${key}`, files)),
    files: (key) =>
      orUnavailable(async () => {
        const names: string[] = [];
        for await (const { Key } of objectsBelow(bucket, `${folder}/${key}/`)) {
          names.push(Key.slice(Key.lastIndexOf("/") + 1));
        }
        return names;
      }),
    read: (key, file) =>
      orUnavailable(async () => {
        const bytes = await bucket.getObjectArrayBuffer(`${folder}/${key}/${file}`);
        return bytes && Buffer.from(bytes);
      }),
    remove: (keys) => orUnavailable(() => remove(bucket, folder, keys)),
    async *list() {
      yield* await orUnavailable(() => list(bucket, folder));
    },
  };
}

/** All files at once: each waits for the network. No key is answered before all are there. */
async function keep(bucket: S3mini, path: string, files: readonly PictureFile[]): Promise<void> {
  const paths = files.map(({ name }) => `${path}/${name}`);
  const kept = await Promise.allSettled(
    files.map(({ name, bytes }) =>
      bucket.putObject(`${path}/${name}`, bytes, pictureMediaType(name)),
    ),
  );
  const failed = kept.find((put) => put.status === "rejected");
  if (!failed) return;
  // Where S3 took none it won't remove any either, and whoever waits has waited long enough. What
  // can't be removed now the sweep finds later.
  const tookSome = kept.some((put) => put.status === "fulfilled");
  if (tookSome) await bucket.deleteObjects(paths).catch(() => {});
  throw failed.reason;
}

/** What was there before stays where one fails: the next try puts it again. */
async function add(bucket: S3mini, path: string, files: readonly PictureFile[]): Promise<boolean> {
  for (const { name, bytes } of files) {
    await bucket.putObject(`${path}/${name}`, bytes, pictureMediaType(name));
  }
  return true;
}

/** Looked up and not guessed: an earlier version of the shop may have cut other widths. */
async function remove(bucket: S3mini, folder: string, keys: Iterable<string>): Promise<void> {
  let paths: string[] = [];
  const removePaths = async () => {
    const removed = await bucket.deleteObjects(paths);
    if (removed.includes(false)) throw new Error("S3 didn't remove every object");
    paths = [];
  };
  for (const key of keys) {
    for await (const { Key } of objectsBelow(bucket, `${folder}/${key}/`)) {
      if (paths.push(Key) === AT_ONCE) await removePaths();
    }
  }
  await removePaths();
}

async function list(bucket: S3mini, folder: string): Promise<StoredPicture[]> {
  const newest = new Map<string, Date>();
  for await (const { Key, LastModified } of objectsBelow(bucket, `${folder}/`)) {
    const [, key = ""] = Key.slice(folder.length).split("/");
    if (!PICTURE_KEY.test(key)) continue;
    const known = newest.get(key);
    if (!known || known < LastModified) newest.set(key, LastModified);
  }
  return [...newest].map(([key, storedAt]) => ({ key, storedAt }));
}

/** ListObjectsV2, one answer after the other. */
async function* objectsBelow(bucket: S3mini, prefix: string) {
  let next: string | undefined;
  do {
    const page = await bucket.listObjectsPaged("/", prefix, AT_ONCE, next);
    if (!page?.objects) throw new Error("S3 knows no such bucket");
    yield* page.objects;
    next = page.nextContinuationToken;
  } while (next);
}

/** The buckets that have answered this process. */
function worked(): Set<string> {
  shared.shopBucketsThatWorked ??= new Set();
  return shared.shopBucketsThatWorked;
}

/** The cheapest question that needs the right address, bucket and key. */
async function assertListable(bucket: S3mini, folder: string): Promise<void> {
  const page = await bucket.listObjectsPaged("/", `${folder}/`, 1);
  if (!page?.objects) throw new Error("S3 knows no such bucket");
}

/** Whatever S3 has against it, a wrong key included, a visitor is told the same; the log has the reason. */
async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    log().error({ reason: reasonOf(cause) }, "the picture storage failed");
    throw new AppError("unavailable", "Pictures are out of reach for a moment. Please try again.", {
      cause,
      headers: { "retry-after": "5" },
    });
  }
}

/** Without the answer's body, which repeats the request's signature. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceError) return `${error.status} ${error.serviceCode ?? ""}`.trim();
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? name ?? "unknown";
}
