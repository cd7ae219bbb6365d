import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import type { GroupName } from "../shop/groups/group-schemas.ts";
import { readGroup } from "../shop/groups/read-groups.ts";
import { toGroupView } from "./internal/group-view.ts";
import type { GroupView } from "./schema.ts";

/** Returns a group of the settings. Throws forbidden for non-admins. */
export async function getGroup(actor: Actor, name: GroupName): Promise<GroupView> {
  assertAdmin(actor);
  return toGroupView(await readGroup(onPool, name));
}
