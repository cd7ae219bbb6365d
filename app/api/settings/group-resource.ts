import { tags } from "#lib/expiry/tags.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { groupAnswer, groupInputs, groupView } from "#lib/settings/schema.ts";
import { updateGroup } from "#lib/settings/update-group.ts";
import { GROUP_SCHEMAS, type GroupName } from "#lib/shop/groups/group-schemas.ts";

type Group = {
  /** As in "Set the picture of each category's tile". */
  about: string;
  example: Record<string, unknown>;
};

/** Returns the handlers of a group of the settings. */
export function groupResource<Name extends GroupName>(name: Name, { about, example }: Group) {
  const pictures = IMAGE_SLOTS.filter((slot) => slot in GROUP_SCHEMAS[name].shape);
  return resource({
    GET: route({
      access: "admin",
      summary: `The ${about}.`,
      answer: groupAnswer,
      handle: async ({ actor }) => ({ data: await getGroup(actor, name) }),
    }),
    PATCH: route({
      access: "admin",
      summary: `Set the ${about}; what is absent stays.`,
      body: groupInputs[name],
      example: { ...example, seen: "" },
      ...(pictures.length > 0 && { pictures }),
      answer: groupAnswer,
      errors: { conflict: { data: groupView } },
      expires: () => [tags.shop],
      handle: async ({ actor, body }) => ({ data: await updateGroup(actor, name, body) }),
    }),
  });
}
