import { StatusPill } from "#components/ui/status-pill.tsx";
import type { UserView } from "#lib/accounts/schema.ts";

export function ProfileCard({ user }: { user: UserView }) {
  const rows = [
    { name: "Name", value: user.name },
    { name: "Email", value: user.email },
    { name: "Phone number", value: user.phone_number ? `+${user.phone_number}` : "Not given yet" },
  ];
  return (
    <dl className="border-t border-garis">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col gap-x-6 border-b border-garis py-4 sm:flex-row sm:items-center"
        >
          <dt className="w-40 shrink-0 text-sm text-abu">{name}</dt>
          <dd className="flex flex-wrap items-center gap-x-4 gap-y-1 font-medium break-all">
            <span>{value}</span>
            {name === "Email" ? (
              <StatusPill tone={user.email_verified ? "success" : "warning"}>
                {user.email_verified ? "Verified" : "Not verified"}
              </StatusPill>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
