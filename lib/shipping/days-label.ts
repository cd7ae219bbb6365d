/** "1" → "1 day", "2-3" → "2-3 days" */
export function daysLabel(etd: string): string {
  return `${etd} ${etd === "1" ? "day" : "days"}`;
}
