/** Next's own contract of a cache handler, as far as the tests go by it. */
export default class PageCacheHandler {
  constructor(context: { serverDistDir: string; maxMemoryCacheSize?: number });
  // biome-ignore lint/suspicious/noExplicitAny: whatever Next keeps
  get(key: string, context: object): Promise<any>;
  set(key: string, data: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | string[]): Promise<void>;
}
