import { picturePath } from "../../media/picture-paths.ts";
import type { GroupName, Groups } from "../../shop/groups/group-schemas.ts";
import type { GroupView } from "../schema.ts";

type Stored = { value: Groups[GroupName]; version: string };

/** Returns a group for admins, with its pictures as paths. */
export function toGroupView({ value, version }: Stored): GroupView {
  const values = Object.entries(value).map(([field, held]) => [
    field,
    field.startsWith("image") && held ? picturePath(String(held)) : held,
  ]);
  return { version, values: Object.fromEntries(values) };
}
