export type FormFields = Record<string, string | Buffer>;

/** A form as a browser sends it; bytes go as a file whose name tries to climb out of its folder. */
export function multipart(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)]), `../../${name}.jpg`);
  }
  return form;
}
