import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/shop");
  vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough to be taken");
});
afterEach(() => vi.unstubAllEnvs());

/** What a process that starts with it reads. */
async function read(set: Record<string, string>) {
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  return (await import("./env.ts")).env();
}

const S3 = {
  STORAGE: "s3",
  S3_ENDPOINT: "https://s3.example.test",
  S3_BUCKET: "pictures",
  S3_ACCESS_KEY: "key",
  S3_SECRET_KEY: "secret",
};

test("pictures are kept on this machine unless told otherwise", async () => {
  expect(await read({ STORAGE: "" })).toMatchObject({ STORAGE: "local" });
});

test("S3 takes an address, a bucket and a key; the region is us-east-1 unless told", async () => {
  expect(await read(S3)).toMatchObject({ ...S3, S3_REGION: "us-east-1" });
});

test.each(["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"])(
  "a missing %s is named",
  async (name) => {
    const sentence = `The environment isn't complete: ${name} must be set where STORAGE is s3. See .env.example.`;
    await expect(read({ ...S3, [name]: "" })).rejects.toThrow(sentence);
  },
);

test("everything that S3 misses is named at once", async () => {
  await expect(read({ ...S3, S3_BUCKET: "", S3_SECRET_KEY: "" })).rejects.toThrow(
    "S3_BUCKET must be set where STORAGE is s3; S3_SECRET_KEY must be set where STORAGE is s3",
  );
});

test("an address that isn't one, and a storage that doesn't exist, are refused", async () => {
  await expect(read({ ...S3, S3_ENDPOINT: "s3.example.test" })).rejects.toThrow("S3_ENDPOINT");
  vi.resetModules();
  await expect(read({ STORAGE: "ftp" })).rejects.toThrow("STORAGE");
});

test.each(["", "redis://cache:6379", "rediss://:secret@cache.example.test:6380/2"])(
  "REDIS_URL may be %j",
  async (REDIS_URL) => {
    expect(await read({ REDIS_URL })).toMatchObject({ REDIS_URL });
  },
);

test("any other address isn't Redis'", async () => {
  const sentence =
    "The environment isn't complete: REDIS_URL must be a redis:// or rediss:// address. See .env.example.";
  await expect(read({ REDIS_URL: "http://cache:6379" })).rejects.toThrow(sentence);
});
