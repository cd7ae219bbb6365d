"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { AddressLines } from "#components/addresses/address-lines.tsx";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { useWords } from "#language";
import type { AddressView } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { ADDRESS_BOOK_WORDS } from "./address-book-words.ts";

export function AddressBook({ addresses }: { addresses: AddressView[] }) {
  const words = useWords(ADDRESS_BOOK_WORDS);
  const { keepIt } = useWords(ACCOUNT_WORDS);
  const [chosen, setChosen] = useState<AddressView | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useSave({
    request: (id: string) => ({ path: `/api/address/${id}?_method=delete`, answer: messageAnswer }),
    successMessage: words.deleted,
    errorMessage: words.oops,
    // Also after an error: another tab may have changed the list.
    refreshes: () => true,
  });

  function ask(address: AddressView) {
    setChosen(address);
    setIsAsking(true);
  }

  function confirm() {
    if (!chosen) return;
    remove.save(chosen.id, {
      // The dialog's button is gone with its address, so the focus moves here.
      onSuccess: () => heading.current?.focus(),
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h2>
      {addresses.length === 0 ? (
        <NoAddresses />
      ) : (
        <ul className="mt-5 grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onDelete={() => ask(address)} />
          ))}
        </ul>
      )}
      <LinkButton href="/auth/address-new" variant="secondary" className="mt-5">
        {words.add}
      </LinkButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={words.ask}
        name="confirm-delete"
        confirmLabel={words.deleteAddress}
        cancelLabel={keepIt}
        busy={remove.isPending}
        danger
      >
        <p>{chosen ? <AddressLines address={chosen} /> : null}</p>
      </ConfirmDialog>
    </section>
  );
}

function NoAddresses() {
  const words = useWords(ADDRESS_BOOK_WORDS);
  return <p className="mt-3 max-w-prose text-abu">{words.none}</p>;
}

type AddressCardProps = { address: AddressView; onDelete: () => void };

function AddressCard({ address, onDelete }: AddressCardProps) {
  const words = useWords(ADDRESS_BOOK_WORDS);
  const which = <span className="sr-only">{words.of(address.recipient)}</span>;
  return (
    <li className="flex flex-col border border-garis bg-putih">
      <div className="grow p-4 sm:p-5">
        <AddressLines address={address} />
      </div>
      <div className="flex gap-1 border-t border-garis px-1 sm:px-2">
        <LinkButton href={`/auth/address-edit/${address.id}`} variant="quiet" size="small">
          <Pencil size={16} aria-hidden />
          <span>
            {words.edit}
            {which}
          </span>
        </LinkButton>
        <Button variant="quiet" size="small" className="text-mengkudu-600!" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          <span>
            {words.delete}
            {which}
          </span>
        </Button>
      </div>
    </li>
  );
}
