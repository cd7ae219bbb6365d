import { z } from "zod";

/** What a call answers that has nothing to show but that it was done. */
export const messageAnswer = z.object({ message: z.string() });
