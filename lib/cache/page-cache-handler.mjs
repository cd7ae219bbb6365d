import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

// Node hands over the module of a CommonJS file, the bundler (for proxy.ts) its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** The keys that this process has put in; Next makes many handlers, all of one process. */
const own = new Set();

/**
 * Next's own file cache, less what this process didn't put there itself. A build bakes pages
 * without a database, and tags that expired are forgotten with the process that knew of them:
 * both would show goods as they were. So the first visitor after a start gets a page of today.
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    return own.has(key) ? super.get(key, context) : null;
  }

  async set(key, data, context) {
    own.add(key);
    return super.set(key, data, context);
  }
}
