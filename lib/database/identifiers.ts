const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all; what can't be isn't asked of the database. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
