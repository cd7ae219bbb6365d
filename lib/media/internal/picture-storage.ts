import type { PictureFile } from "./encode-picture.ts";

/** A picture as a storage lists it; `storedAt` is when its last file came. */
export type StoredPicture = { key: string; storedAt: Date };

/** Where pictures are kept: a few files each, below a key. Throws unavailable where it doesn't answer. */
export type PictureStorage = {
  /** Resolves once every file is kept for good; where one isn't, none of the picture stays if it can be helped. */
  keep(key: string, files: readonly PictureFile[]): Promise<void>;
  /** Puts single files to a picture that is kept, each whole or not at all; false where the picture isn't there. */
  add(key: string, files: readonly PictureFile[]): Promise<boolean>;
  /** The names of a picture's files; none where it isn't there. */
  files(key: string): Promise<string[]>;
  /** One file's bytes; null where it isn't there. */
  read(key: string, file: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Removes pictures whole; one that isn't there is as good as removed. */
  remove(keys: Iterable<string>): Promise<void>;
  /** Resolves where the storage could take a picture now, and throws where it couldn't. */
  probe(): Promise<void>;
  /** Whether the storage has done anything for this process since it started. */
  hasWorked(): boolean;
  /** Everything that is kept, also what an interrupted `keep` left. */
  list(): AsyncIterable<StoredPicture>;
};

/** What the shop gives to a picture as its key; anything else in a storage isn't the shop's. */
export const PICTURE_KEY = /^[0-9a-f]{24}$/;
