import type { ComponentProps } from "react";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { STAFF_LABELS, STAFF_ROLES, type StaffRole } from "#lib/roles.ts";

const ABOUT: Record<StaffRole, string> = {
  admin: "Mengurus semuanya: barang, pesanan, uang, pelanggan, pengaturan dan tim.",
  packer:
    "Melihat pesanan yang perlu dikirim, mencetak label dan menulis resi. Tidak melihat uang, e-mail pelanggan dan pengaturan.",
};

/** One of the team's roles; takes the props of a radio button. */
export function RoleChoice(input: Omit<ComponentProps<typeof RadioCard>, "children" | "value">) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-semibold">Peran</legend>
      {STAFF_ROLES.toReversed().map((role) => (
        <RadioCard key={role} {...input} value={role}>
          <span className="font-semibold">{STAFF_LABELS[role]}</span>
          <span className="block text-sm text-abu">{ABOUT[role]}</span>
        </RadioCard>
      ))}
    </fieldset>
  );
}
