type FormFields = Record<string, string | Buffer>;

/** Builds a form like a browser does. File names attempt path traversal. */
export function multipart(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)]), `../../${name}.jpg`);
  }
  return form;
}
