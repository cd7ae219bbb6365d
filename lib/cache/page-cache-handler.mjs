import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

// Node hands over the module of a CommonJS file, the bundler (for proxy.ts) its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const startedAt = Date.now();

/**
 * Next's own page cache, less what is older than this server: a build bakes pages without a
 * database. So the first visitor after a start gets a page of today. Nothing is written to disk
 * (next.config.mjs), so that made-up addresses fill no disk and another server's pages aren't ours.
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    return entry && entry.lastModified >= startedAt ? entry : null;
  }
}
