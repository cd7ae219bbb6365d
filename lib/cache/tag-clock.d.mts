export declare const tagClock: {
  readonly now: number;
  expire(tags: readonly string[]): void;
  expireEverything(): void;
  isExpired(tags: readonly string[], since: number): boolean;
};
