import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const FileSystemCache = fileSystemCache.default;
const startedAt = Date.now();

/**
 * Next's own file cache, less what is older than this server. A build bakes pages without a
 * database, and tags that expired are forgotten with the process that forgot them: both would
 * show goods as they were. So the first visitor after a start gets a page of today.
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    return entry && entry.lastModified >= startedAt ? entry : null;
  }
}
