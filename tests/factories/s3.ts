import type { S3Settings } from "#lib/media/internal/s3-storage.ts";
import type { S3Server } from "#tests/fakes/s3-server.ts";

/** Returns the environment of a shop that stores its pictures on this server. */
export function s3Environment(settings: S3Settings): Record<string, string> {
  return {
    STORAGE: "s3",
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  };
}

/** Sets the environment. Call it before the code under test reads it. */
export function configureS3(server: S3Server): void {
  Object.assign(process.env, s3Environment(server.settings));
}
