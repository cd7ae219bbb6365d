import type { Metadata } from "next";
import { loginHref } from "#components/accounts/auth-paths.ts";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ResetRequestForm } from "#components/accounts/password/reset-request-form.tsx";
import { type PageQuery, returnPathOf } from "../../page-query.ts";

export const metadata: Metadata = { title: "Reset Password" };

export default async function ResetPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  return (
    <NarrowFrame
      title="Reset password"
      lead="Tell us your email. If there is an account with it, we send a code to set a new password."
    >
      <ResetRequestForm returnPath={returnPath} />
      <OtherWay question="Remembered it?" href={loginHref(returnPath)} label="Login" />
    </NarrowFrame>
  );
}
