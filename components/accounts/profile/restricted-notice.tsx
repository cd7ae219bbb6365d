import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import type { Restriction } from "#lib/actor.ts";
import { restrictionPage } from "#lib/auth/restriction-page.ts";
import { PROFILE_WORDS } from "./profile-words.tsx";

/** Says what an admin has to do before the dashboard opens. */
export function RestrictedNotice({ restricted }: { restricted: Restriction }) {
  const words = useWords(PROFILE_WORDS);
  const { sentence, label } = words.restrictions[restricted];
  return (
    <Notice
      tone="warning"
      className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
    >
      <span className="min-w-0">
        {sentence}
        <span className="block font-normal text-abu">{words.opensAfterwards}</span>
      </span>
      <LinkButton href={restrictionPage(restricted, "/dashboard/product")} className="shrink-0">
        {label}
      </LinkButton>
    </Notice>
  );
}
