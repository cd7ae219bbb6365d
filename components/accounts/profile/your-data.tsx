import { buttonClass } from "#components/ui/button/button-style.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";

/** The download of one's data, and for customers the way out. */
export function YourData({ isAdmin }: { isAdmin: boolean }) {
  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <p className="mt-2 max-w-prose text-abu">
        Download all that we keep about you as a file
        {isAdmin ? "." : ", or delete your account."} Our{" "}
        <a href="/privacy" className="link">
          privacy notice
        </a>{" "}
        says what we use it for.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href="/api/user/data" download className={buttonClass({ variant: "secondary" })}>
          Download my data
        </a>
        {isAdmin ? null : (
          <LinkButton href="/auth/delete-account" variant="quiet">
            Delete account
          </LinkButton>
        )}
      </div>
    </section>
  );
}
