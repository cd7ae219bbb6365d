/** Formats a province as forms and API hold it: `Jawa Barat&id=32`. */
export function formatProvince({ id, name }: { id: string; name: string }): string {
  return `${name}&id=${id}`;
}

/** Parses `Jawa Barat&id=32`. */
export function parseProvince(text: string): { name: string; id: string } | null {
  const match = /^(.+)&id=(\w{1,20})$/.exec(text);
  return match?.[1] && match[2] ? { name: match[1], id: match[2] } : null;
}
