/** When something was made that is newer than all that other tests make: it stays first in every list. */
export const NEWEST = new Date("2099-01-01T00:00:00Z");
