import { Pencil, Trash2 } from "lucide-react";
import { AddressLines } from "#components/addresses/address-lines.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import type { AddressView } from "#lib/accounts/schema.ts";

type AddressCardProps = { address: AddressView; onDelete: () => void };

export function AddressCard({ address, onDelete }: AddressCardProps) {
  const which = <span className="sr-only"> the address of {address.recipient}</span>;
  return (
    <li className="flex flex-col border border-garis bg-putih">
      <div className="grow p-4 sm:p-5">
        <AddressLines address={address} />
      </div>
      <div className="flex gap-1 border-t border-garis px-1 sm:px-2">
        <LinkButton href={`/auth/address-edit/${address.id}`} variant="quiet" size="small">
          <Pencil size={16} aria-hidden />
          <span>Edit{which}</span>
        </LinkButton>
        <Button variant="quiet" size="small" className="text-mengkudu-600!" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          <span>Delete{which}</span>
        </Button>
      </div>
    </li>
  );
}
