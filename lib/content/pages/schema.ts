import { z } from "zod";
import { jsonList } from "../../fields/json-list.ts";
import { requiredPicture } from "../../media/picture-rules.ts";

/** Names the default among the versions of a page. */
export const FIRST_VERSION = "first";

const pageVersion = z.object({
  id: z.string(),
  changed_at: z.string(),
  editor: z.string().nullable(),
});

export type PageVersion = z.infer<typeof pageVersion>;

/** Its members differ from page to page (lib/content/pages/page-schema.ts). */
const pageValue = z.record(z.string(), z.unknown());

export const pageState = z
  .object({
    page: z.string(),
    /** `first` while the default holds. */
    version: z.string(),
    value: pageValue,
    /** The newest first, without the default. */
    versions: z.array(pageVersion),
  })
  .meta({ id: "PageState" });

export type PageState = z.infer<typeof pageState>;

export const pageAnswer = z.object({ data: pageState });

export const pageVersionAnswer = z.object({ data: z.object({ value: pageValue }) });

export const savePageInput = z.object({
  /** Its errors name a field by its path: `items.2.answer.en`. */
  value: jsonList(pageValue, "Isi halaman tidak bisa dibaca"),
  /** The version that the admin has seen. */
  seen: z.string("Kirim juga versi yang tadi terlihat"),
});

export type SavePageInput = z.infer<typeof savePageInput>;

export const pagePictureInput = z.object({ image: requiredPicture("Pilih gambar") });

export const pagePictureAnswer = z.object({
  data: z.object({
    /** Address for `src` and for Markdown. */
    image: z.string(),
  }),
});
