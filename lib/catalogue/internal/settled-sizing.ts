import { AppError } from "../../errors.ts";
import type { Size } from "../categories.ts";
import { type SettledSizing, type Sizing, settleSizing } from "../sizing.ts";

/** Returns size and details as they are stored. Throws invalid where they don't suit the category. */
export function settledSizing(wanted: Sizing, held: Size | null): SettledSizing {
  const settled = settleSizing(wanted, held);
  if (!("faults" in settled)) return settled;
  const [message = ""] = Object.values(settled.faults).flat();
  throw new AppError("invalid", message, { fields: settled.faults });
}
