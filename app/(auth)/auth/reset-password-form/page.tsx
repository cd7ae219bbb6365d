import type { Metadata } from "next";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { NewPasswordForm } from "#components/accounts/new-password-form.tsx";
import { firstOf, type PageQuery, returnPathOf } from "../page-query.ts";

export const metadata: Metadata = { title: "New Password" };

export default async function NewPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const { email, otp } = await searchParams;
  return (
    <NarrowFrame
      title="Set a new password"
      lead="Every device that is signed in to your account is signed out."
    >
      <NewPasswordForm
        email={firstOf(email)}
        otp={firstOf(otp)}
        returnPath={await returnPathOf(searchParams)}
      />
    </NarrowFrame>
  );
}
