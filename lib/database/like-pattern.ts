/** Escapes a text for LIKE. Prisma's insensitive comparisons are ILIKE and don't escape. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
