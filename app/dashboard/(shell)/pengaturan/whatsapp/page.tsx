import type { Metadata } from "next";
import { GroupForm } from "#components/dashboard/settings/groups/group-form.tsx";
import { GroupHistory } from "#components/dashboard/settings/groups/group-history.tsx";
import { CHAT_SECTIONS } from "#components/dashboard/settings/groups/sections.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";
import { CHAT_PLACEHOLDERS } from "#lib/shop/chat/chat-texts.ts";

export const metadata: Metadata = { title: "Pengaturan WhatsApp" };

export default async function ChatSettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan/whatsapp");
  const [group, changes] = await Promise.all([
    getGroup(actor, "chat"),
    listGroupChanges(actor, ["chat"]),
  ]);
  return (
    <>
      <p className="pb-4">
        Teks untuk “Kabari lewat WhatsApp” di halaman pesanan. Yang dalam kurung diganti isi
        pesanan: baris yang isinya tidak ada tidak ikut. Teks yang kosong memakai teks bawaan.
      </p>
      <dl className="grid gap-x-6 gap-y-1 pb-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(CHAT_PLACEHOLDERS).map(([name, label]) => (
          <div key={name}>
            <dt className="inline font-semibold">{`{${name}}`}</dt>{" "}
            <dd className="inline text-abu">{label}</dd>
          </div>
        ))}
      </dl>
      <GroupForm key={group.version} name="chat" group={group} sections={CHAT_SECTIONS} />
      <GroupHistory changes={changes} />
    </>
  );
}
