/** Conventions of every call (docs/api.md#conventions), in CommonMark. */
export const INTRODUCTION = `The shop's own pages and any other client use these calls.

**Bodies** may be sent as multipart/form-data, application/x-www-form-urlencoded or application/json. Unknown fields are ignored, texts are trimmed, and an absent field of a patch stays as it is.

**Methods**: \`POST …?_method=patch\` and \`POST …?_method=delete\` act as that method, so that a client which can only POST reaches everything. Any other method on a known path is answered by 405 with \`Allow\`.

**Signing in**: send the token of \`POST /api/auth/login\` as \`Authorization: Bearer …\`, or let the browser send its cookie. The header wins where both are there.

**Errors** are \`{"message": "…", "errors": {"field": ["…"]}}\`, with \`errors\` only where fields aren't valid. What isn't the caller's is answered as what isn't there: 404.

**Lists** take \`page\` and \`per_page\` (1 to 100) and answer \`meta\`. Money is whole rupiah, times are ISO 8601 in UTC.`;
