import { z } from "zod";

/** `path`: where the caller gets the archive from within a minute. */
export const shopDownloadAnswer = z.object({ data: z.object({ path: z.string() }) });

export const shopDownloadQuery = z.object({ ticket: z.string().max(100).default("") });
