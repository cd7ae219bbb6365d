import { z } from "zod";

/** The answer of calls that return only a message. */
export const messageAnswer = z.object({ message: z.string() });
