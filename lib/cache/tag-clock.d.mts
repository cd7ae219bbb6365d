export declare const tagClock: {
  readonly now: number;
  expire(tags: readonly string[]): void;
  expireEverything(): void;
  /** Returns whether one of the tags expired after `since`. */
  isExpired(tags: readonly string[], since: number): boolean;
};
