import type { Metadata } from "next";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { NewPasswordForm } from "#components/accounts/password/new-password-form.tsx";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

/** The code may be in the address: no page or call gets to know it as a referrer. */
export const metadata: Metadata = { title: "New Password", referrer: "strict-origin" };

export default async function NewPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const { email, otp } = await searchParams;
  return (
    <NarrowFrame
      title="Set a new password"
      lead="Every device that is signed in to your account is signed out."
    >
      <NewPasswordForm
        address={{ email: firstOf(email), otp: firstOf(otp) }}
        returnPath={await returnPathOf(searchParams)}
      />
    </NarrowFrame>
  );
}
