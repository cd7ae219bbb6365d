import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { isMailKeptHere } from "#app/dev/mail/dev-mail-allowed.ts";
import { loginHref, readOtpTarget, resetHref } from "#components/accounts/auth-paths.ts";
import { DemoMailHint } from "#components/accounts/codes/demo-mail-hint.tsx";
import { OtpForm } from "#components/accounts/codes/otp-form.tsx";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { resetEmailInput } from "#lib/accounts/schema.ts";
import { normalizeEmail } from "#lib/fields/email.ts";
import { findCurrentUser } from "#lib/http/caller/current-user.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../../page-query.ts";

/** The e-mail is in the address: no page or call gets to know it as a referrer. */
export const metadata: Metadata = { title: "Enter the Code", referrer: "strict-origin" };

type OtpPageProps = { params: Promise<{ email: string }>; searchParams: PageQuery };

export default async function OtpPage({ params, searchParams }: OtpPageProps) {
  const query = await searchParams;
  const returnPath = await returnPathOf(searchParams);
  const target = readOtpTarget(firstOf(query["on-success-navigate-to"]));
  const email = readEmail((await params).email);
  if (!target || !email) redirect(loginHref());
  const isReverifying = firstOf(query["is-reverifying"]) === "true";
  if (isReverifying && (await isForeign(email))) redirect("/auth/profile");
  const step = { email, target, isReverifying, returnPath };
  const isReset = target === "password-reset";
  return (
    <NarrowFrame
      title={isReset ? "Enter the code" : "Verify your email"}
      lead={
        <span>
          {isReset ? "If there is an account, a code is on its way to " : "We sent a code to "}
          <strong className="font-semibold text-tinta">{email}</strong>.
        </span>
      }
    >
      {(await isMailKeptHere()) ? <DemoMailHint /> : null}
      <OtpForm {...step} />
      {isReset ? (
        <OtherWay question="Another email?" href={resetHref(returnPath)} label="Change it" />
      ) : isReverifying ? (
        <OtherWay question="Not now?" href="/auth/profile" label="Back to profile" />
      ) : (
        <OtherWay question="Not now?" href={loginHref(returnPath)} label="Login and verify later" />
      )}
    </NarrowFrame>
  );
}

/** Returns whether the signed-in customer neither has this e-mail nor changes to it, so that no code is sent. */
async function isForeign(email: string): Promise<boolean> {
  const user = await findCurrentUser();
  return user !== null && normalizeEmail(user.email) !== email && user.pending_email !== email;
}

/** Returns the e-mail in the address, or null for an invalid one. */
function readEmail(segment: string): string | null {
  try {
    return resetEmailInput.safeParse({ email: decodeURIComponent(segment) }).data?.email ?? null;
  } catch {
    return null;
  }
}
