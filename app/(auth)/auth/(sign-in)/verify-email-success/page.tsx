import type { Metadata } from "next";
import { loginHref } from "#components/accounts/auth-paths.ts";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

export const metadata: Metadata = { title: "Email Verified" };

export default async function VerifiedPage({ searchParams }: { searchParams: PageQuery }) {
  const isReverifying = firstOf((await searchParams)["is-reverifying"]) === "true";
  const returnPath = await returnPathOf(searchParams);
  return (
    <NarrowFrame
      title="Your email is verified"
      lead={
        isReverifying
          ? "Thank you. Order confirmations and news of your parcels go to this address."
          : "Thank you. Your account is ready: log in and find your piece."
      }
    >
      <LinkButton href={isReverifying ? "/auth/profile" : loginHref(returnPath)} size="large" full>
        {isReverifying ? "Back to profile" : "Login"}
      </LinkButton>
    </NarrowFrame>
  );
}
