import { SERVICE_DESCRIPTIONS } from "#lib/shipping/schema.ts";

const DESCRIPTIONS: Record<string, string> = SERVICE_DESCRIPTIONS;

/** Returns the name of a service: REG → "JNE Regular". */
export function deliveryName(service: string): string {
  return `JNE ${DESCRIPTIONS[service] ?? service}`;
}
