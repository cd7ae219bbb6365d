import "server-only";
import pLimit from "p-limit";

/** One at a time in this process: a decoded picture takes up to 100 MB. */
export const limitPictureWork = pLimit(1);
