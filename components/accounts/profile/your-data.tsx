import { buttonClass } from "#components/ui/button/button-style.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { PROFILE_WORDS } from "./profile-words.tsx";

/** The download of one's data, and for customers the way out. */
export function YourData({ isAdmin }: { isAdmin: boolean }) {
  const words = useWords(PROFILE_WORDS);
  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-2xl">
        {words.yourData}
      </h2>
      <p className="mt-2 max-w-prose text-abu">
        {words.aboutData(
          isAdmin,
          <PageLink reload href="/privacy" className="link">
            {words.privacy}
          </PageLink>,
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href="/api/user/data" download className={buttonClass({ variant: "secondary" })}>
          {words.download}
        </a>
        {isAdmin ? null : (
          <LinkButton href="/auth/delete-account" variant="quiet">
            {words.deleteAccount}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
