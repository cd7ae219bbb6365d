import { ADDRESS_WORDS } from "#components/addresses/address-words.ts";
import { StatusPill } from "#components/ui/status-pill.tsx";
import { useWords } from "#language";
import type { UserView } from "#lib/accounts/schema.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { PROFILE_WORDS } from "./profile-words.tsx";

export function ProfileCard({ user }: { user: UserView }) {
  const words = useWords(PROFILE_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const { phone } = useWords(ADDRESS_WORDS);
  const rows = [
    { name: said.name, value: user.name },
    { name: said.email, value: user.email },
    { name: phone, value: user.phone_number ? `+${user.phone_number}` : words.noPhone },
  ];
  return (
    <dl className="border-t border-garis">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col gap-x-6 border-b border-garis py-4 sm:flex-row sm:items-center"
        >
          <dt className="w-40 shrink-0 text-sm text-abu">{name}</dt>
          <dd className="flex flex-wrap items-center gap-x-4 gap-y-1 font-medium wrap-anywhere">
            <span>{value}</span>
            {name === said.email ? (
              <StatusPill tone={user.email_verified ? "success" : "warning"}>
                {user.email_verified ? words.verified : words.notVerified}
              </StatusPill>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
