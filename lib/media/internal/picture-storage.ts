import { AppError } from "../../errors.ts";
import type { PictureFile } from "./encode-picture.ts";

export type StoredPicture = { key: string; storedAt: Date };

/** Methods throw unavailable where a bucket doesn't answer, or a disk is full. */
export type PictureStorage = {
  /** Resolves once every file is durable. After an error it removes what it can. */
  store(key: string, files: readonly PictureFile[]): Promise<void>;
  /** Adds or replaces files of a stored picture. False where a folder's picture is gone. */
  addFiles(key: string, files: readonly PictureFile[]): Promise<boolean>;
  listFiles(key: string): Promise<string[]>;
  read(key: string, file: string): Promise<Buffer<ArrayBuffer> | null>;
  remove(keys: Iterable<string>): Promise<void>;
  probe(): Promise<void>;
  /** Returns whether any call of this process has succeeded. */
  hasWorked(): boolean;
  /** Lists also what an interrupted `store` left. */
  list(): AsyncIterable<StoredPicture>;
};

export const PICTURE_KEY = /^[0-9a-f]{24}$/;

/** Returns the error of a storage that may work again in a moment. */
export function outOfReach(cause: unknown): AppError {
  return new AppError("unavailable", "Pictures are out of reach for a moment. Please try again.", {
    cause,
    headers: { "retry-after": "5" },
  });
}
