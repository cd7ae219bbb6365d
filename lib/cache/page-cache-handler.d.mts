/** The part of Next's cache handler contract that the tests use. */
export default class PageCacheHandler {
  constructor(context: { serverDistDir: string; maxMemoryCacheSize?: number });
  // biome-ignore lint/suspicious/noExplicitAny: whatever Next keeps
  get(key: string, context: object): Promise<any>;
  set(key: string, data: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | string[]): Promise<void>;
}
