import { z } from "zod";
import { pictureField } from "../media/picture-rules.ts";
import { GROUP_SCHEMAS, type GroupName } from "../shop/groups/group-schemas.ts";

/** The version that the admin saw: 409 if the group was saved since. */
const seen = { seen: z.string("Muat ulang halaman ini").max(40) };

const image1 = pictureField;
const image2 = pictureField;

/** Fields of one group, and the version that the admin saw. */
export type GroupInput = { seen: string } & Record<string, unknown>;

/** A form of each group. Absent fields stay. */
export const groupInputs: Record<GroupName, z.ZodType<GroupInput>> = {
  shop: GROUP_SCHEMAS.shop
    .omit({ image1: true, image2: true })
    .partial()
    .extend({ image1, image2, ...seen }),
  home: GROUP_SCHEMAS.home
    .omit({ image1: true })
    .partial()
    .extend({ image1, ...seen }),
  tiles: z.object({
    image1,
    image2,
    image3: pictureField,
    image4: pictureField,
    ...seen,
  }),
  shipping: GROUP_SCHEMAS.shipping.partial().extend(seen),
  terms: GROUP_SCHEMAS.terms.partial().extend(seen),
  mail: GROUP_SCHEMAS.mail.partial().extend(seen),
  chat: GROUP_SCHEMAS.chat.partial().extend(seen),
};

/** A group as admins see it: pictures are paths. */
export const groupView = z
  .object({
    /** Empty until the group is saved. */
    version: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  })
  .meta({ id: "SettingGroup" });

export type GroupView = z.infer<typeof groupView>;

export const groupAnswer = z.object({ data: groupView });

/** A save of a group, with the fields that it changed. */
export type GroupChange = {
  id: string;
  changed_at: string;
  /** Name of the admin; null for the demo data. */
  editor: string | null;
  changes: { label: string; before: string; after: string }[];
};
