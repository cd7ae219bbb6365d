import type { Metadata } from "next";
import { GroupForm } from "#components/dashboard/settings/groups/group-form.tsx";
import { GroupHistory } from "#components/dashboard/settings/groups/group-history.tsx";
import { MAIL_SECTIONS } from "#components/dashboard/settings/groups/sections.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";

export const metadata: Metadata = { title: "Pengaturan surat" };

export default async function MailSettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan/surat");
  const [group, changes] = await Promise.all([
    getGroup(actor, "mail"),
    listGroupChanges(actor, ["mail"]),
  ]);
  return (
    <>
      <GroupForm key={group.version} name="mail" group={group} sections={MAIL_SECTIONS} />
      <GroupHistory changes={changes} />
    </>
  );
}
