import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Restriction } from "#lib/actor.ts";
import { restrictionPage } from "#lib/auth/restriction-page.ts";

const WORDS: Record<Restriction, { sentence: string; label: string }> = {
  "must-change-password": {
    sentence: "Your password was printed when it was made. Choose one of your own.",
    label: "Change password",
  },
  "must-enrol": {
    sentence: "This shop's admins need two-step sign-in.",
    label: "Set it up",
  },
};

/** Says what an admin has to do before the dashboard opens. */
export function RestrictedNotice({ restricted }: { restricted: Restriction }) {
  const { sentence, label } = WORDS[restricted];
  return (
    <Notice
      tone="warning"
      className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
    >
      <span className="min-w-0">
        {sentence}
        <span className="block font-normal text-abu">The dashboard opens afterwards.</span>
      </span>
      <LinkButton href={restrictionPage(restricted, "/dashboard/product")} className="shrink-0">
        {label}
      </LinkButton>
    </Notice>
  );
}
