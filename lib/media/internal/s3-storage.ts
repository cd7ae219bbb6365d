import { S3mini, S3ServiceError } from "s3mini";
import { processWide } from "../../environment/process-wide.ts";
import { log } from "../../telemetry/log.ts";
import { pictureMediaType } from "../picture-paths.ts";
import type { PictureFile } from "./encode-picture.ts";
import {
  outOfReach,
  PICTURE_KEY,
  type PictureStorage,
  type StoredPicture,
} from "./picture-storage.ts";

/** The largest file has a few hundred kilobytes. */
const REQUEST_TIMEOUT_MS = 10_000;
/** S3's limit. */
const PAGE_SIZE = 1000;

const reachedBuckets = processWide("reached-buckets", () => new Set<string>());

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

/** Stores pictures as private objects `<folder>/<key>/<file>`; the shop itself serves them. */
export function s3Storage(settings: S3Settings, folder: string): PictureStorage {
  const bucket = new S3mini({
    endpoint: `${settings.endpoint.replace(/\/+$/, "")}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
    // A redirect is an error: it could lead into the shop's own network.
    fetch: (address, init) => fetch(address, { ...init, redirect: "manual" }),
  });
  const address = `${settings.endpoint} ${settings.bucket}`;
  const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = await orUnavailable(work);
    reachedBuckets.add(address);
    return result;
  };
  return {
    probe: () => call(() => assertListable(bucket, folder)),
    hasWorked: () => reachedBuckets.has(address),
    store: (key, files) => call(() => store(bucket, `${folder}/${key}`, files)),
    addFiles: (key, files) => call(() => addFiles(bucket, `${folder}/${key}`, files)),
    listFiles: (key) =>
      call(async () => {
        const names: string[] = [];
        for await (const { Key } of objectsBelow(bucket, `${folder}/${key}/`)) {
          names.push(Key.slice(Key.lastIndexOf("/") + 1));
        }
        return names;
      }),
    read: (key, file) =>
      call(async () => {
        const bytes = await bucket.getObjectArrayBuffer(`${folder}/${key}/${file}`);
        return bytes && Buffer.from(bytes);
      }),
    remove: (keys) => call(() => remove(bucket, folder, keys)),
    async *list() {
      yield* await call(() => list(bucket, folder));
    },
  };
}

async function store(bucket: S3mini, path: string, files: readonly PictureFile[]): Promise<void> {
  const paths = files.map(({ name }) => `${path}/${name}`);
  const puts = await Promise.allSettled(
    files.map(({ name, bytes }) =>
      bucket.putObject(`${path}/${name}`, bytes, pictureMediaType(name)),
    ),
  );
  const failed = puts.find((put) => put.status === "rejected");
  if (!failed) return;
  // If every put failed, a removal would fail too. The sweep finds the rest.
  const hasStoredSome = puts.some((put) => put.status === "fulfilled");
  if (hasStoredSome) await bucket.deleteObjects(paths).catch(() => {});
  throw failed.reason;
}

async function addFiles(
  bucket: S3mini,
  path: string,
  files: readonly PictureFile[],
): Promise<boolean> {
  for (const { name, bytes } of files) {
    await bucket.putObject(`${path}/${name}`, bytes, pictureMediaType(name));
  }
  return true;
}

/** Lists the objects, since earlier releases may have stored other widths. */
async function remove(bucket: S3mini, folder: string, keys: Iterable<string>): Promise<void> {
  let paths: string[] = [];
  const removePaths = async () => {
    const removed = await bucket.deleteObjects(paths);
    if (removed.includes(false)) throw new Error("S3 didn't remove every object");
    paths = [];
  };
  for (const key of keys) {
    for await (const { Key } of objectsBelow(bucket, `${folder}/${key}/`)) {
      if (paths.push(Key) === PAGE_SIZE) await removePaths();
    }
  }
  await removePaths();
}

async function list(bucket: S3mini, folder: string): Promise<StoredPicture[]> {
  const newest = new Map<string, Date>();
  for await (const { Key, LastModified } of objectsBelow(bucket, `${folder}/`)) {
    const [, key = ""] = Key.slice(folder.length).split("/");
    if (!PICTURE_KEY.test(key)) continue;
    const latest = newest.get(key);
    if (!latest || latest < LastModified) newest.set(key, LastModified);
  }
  return [...newest].map(([key, storedAt]) => ({ key, storedAt }));
}

async function* objectsBelow(bucket: S3mini, prefix: string) {
  let next: string | undefined;
  do {
    const page = await bucket.listObjectsPaged("/", prefix, PAGE_SIZE, next);
    if (!page?.objects) throw new Error("S3 knows no such bucket");
    yield* page.objects;
    next = page.nextContinuationToken;
  } while (next);
}

async function assertListable(bucket: S3mini, folder: string): Promise<void> {
  const page = await bucket.listObjectsPaged("/", `${folder}/`, 1);
  if (!page?.objects) throw new Error("S3 knows no such bucket");
}

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    log().error({ reason: reasonOf(cause) }, "the picture storage failed");
    throw outOfReach(cause);
  }
}

/** Leaves out the answer's body, which repeats the request's signature. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceError) return `${error.status} ${error.serviceCode ?? ""}`.trim();
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? name ?? "unknown";
}
