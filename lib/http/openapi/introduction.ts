import { LIMITS } from "../../limits/limits.ts";
import { PICTURE_WIDTHS } from "../../media/picture-paths.ts";

const { most } = LIMITS["list-address"];

/** Conventions of every call (docs/api.md#conventions), in CommonMark. */
export const INTRODUCTION = `The shop's own pages and any other client use these calls.

**Bodies** may be sent as multipart/form-data, application/x-www-form-urlencoded or application/json. Unknown fields are ignored, texts are trimmed, and an absent field of a patch stays as it is.

**Methods**: \`POST …?_method=patch\` and \`POST …?_method=delete\` act as that method, so that a client which can only POST reaches everything. Any other method on a known path is answered by 405 with \`Allow\`.

**Signing in**: send the token of \`POST /api/auth/login\` as \`Authorization: Bearer …\`, or let the browser send its cookie. The header wins where both are there. A client that several people use may name the account it acts for, \`X-Account: {id}\`: where another one is signed in, the answer is 409 with its e-mail as \`signed_in_as\`.

**Errors** are \`{"message": "…", "errors": {"field": ["…"]}}\`, with \`errors\` only where fields aren't valid. What isn't the caller's is answered as what isn't there: 404. Messages are English, or Indonesian where that is the first language of \`Accept-Language\`.

**Lists** take \`page\` and \`per_page\` (1 to 100) and answer \`meta\`; without them a list answers its first 100. Money is whole rupiah, times are ISO 8601 in UTC.

**Pictures**: an image is a path below the shop's origin, \`/media/{key}/960.webp\`. The same folder holds the other sizes, by their widths in pixels: ${PICTURE_WIDTHS.webp.join(", ")} as \`{width}.webp\`, ${PICTURE_WIDTHS.avif.join(", ")} as \`{width}.avif\`, and \`share.jpg\` for link previews. \`GET /api/shop\` lists the files. A folder is never used for another picture, so its files may be kept for good.

**Changes**: public answers in JSON have an \`ETag\`; send it back as \`If-None-Match\`, and an unchanged answer is 304 without a body.

**Limits**: a body without files has at most 256 KiB and 200 fields, a file 2 MB. Public lists take ${most} calls a minute from one address; other limits are beside their calls. Beyond a limit the answer is 429 with \`Retry-After\`.

**Versions**: the shop has one version of its calls. New calls, optional parameters, members of answers and values of enums may come at any time: ignore what you don't know. Nothing that is described here is removed or changes its meaning before a call has been marked \`deprecated\` here for half a year.

**Other sites**: there is no CORS, because a browser would send the visitor's cookie along. Pages of other sites call the shop through a server of their own; apps outside browsers don't need CORS.`;
