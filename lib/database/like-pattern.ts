/** A person's text as a LIKE pattern that means just that text: Prisma's insensitive comparisons are ILIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
