/** What the page cache asks of the shop, which it can't import: Next loads it without a compiler. */
export type PageHooks = {
  /** Returns where a path leads instead of a page, or null where its page may be rendered. */
  findRedirect?: (path: string) => Promise<string | null>;
  /** Called where a page has inline scripts that its policy doesn't allow. */
  onRefusedScripts?: (path: string, count: number) => void;
};

/** None in a build. */
export declare function setPageHooks(hooks: PageHooks | undefined): void;
