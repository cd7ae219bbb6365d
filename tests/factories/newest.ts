/** A creation time later than other tests' data, which keeps the row first in every list. */
export const NEWEST = new Date("2099-01-01T00:00:00Z");
