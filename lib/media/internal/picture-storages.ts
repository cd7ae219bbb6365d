import { env } from "../../environment/env.ts";
import { pictureFolder, privatePictureFolder } from "../picture-folder.ts";
import { localStorage } from "./local-storage.ts";
import type { PictureStorage } from "./picture-storage.ts";
import { s3Storage } from "./s3-storage.ts";

let opened: Record<"public" | "private", PictureStorage> | undefined;

export const publicPictures = () => storages().public;

/** Private pictures, for their owner and admins. No route serves them by key. */
export const privatePictures = () => storages().private;

function storages() {
  opened ??= env().STORAGE === "s3" ? onS3() : onThisMachine();
  return opened;
}

function onThisMachine() {
  return { public: localStorage(pictureFolder()), private: localStorage(privatePictureFolder()) };
}

function onS3() {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = env();
  const settings = {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
  return { public: s3Storage(settings, "media"), private: s3Storage(settings, "private-media") };
}
