import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import {
  RemoveFactorForm,
  RenewCodesForm,
} from "#components/accounts/second-factor/change-factor-forms.tsx";
import { EnrolForm } from "#components/accounts/second-factor/enrol-form.tsx";
import { FactorStatus } from "#components/accounts/second-factor/factor-status.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { UserView } from "#lib/accounts/schema.ts";
import {
  getSecondFactor,
  type SecondFactorState,
} from "#lib/accounts/second-factor/get-second-factor.ts";
import { prepareSecondFactor } from "#lib/accounts/second-factor/prepare-second-factor.ts";
import type { Actor } from "#lib/actor.ts";
import { requireActor, requireUser } from "#lib/http/caller/current-user.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

export const metadata: Metadata = { title: "Two-Step Sign-In" };

const PATH = "/auth/second-factor";
const PROFILE = "/auth/profile";

/** Step of the page: the state, or one form. All but the first two are values of `change`. */
type Step = "status" | "enrol" | "app" | "codes" | "off";

const WORDS: Record<Step, { title: string; lead: string }> = {
  status: {
    title: "Two-step sign-in",
    lead: "After the password, your account asks for a code of your authenticator app.",
  },
  enrol: {
    title: "Two-step sign-in",
    lead: "After the password, your account will also ask for a code from an app on your phone. Somebody who learns your password still can't get in.",
  },
  app: {
    title: "Use another phone or app",
    lead: "The codes of the present app and your recovery codes stop working. Your other devices are signed out.",
  },
  codes: {
    title: "New recovery codes",
    lead: "The earlier recovery codes stop working. Your other devices are signed out.",
  },
  off: {
    title: "Turn two-step sign-in off",
    lead: "Your account will ask for the password alone. Your other devices are signed out.",
  },
};

function stepOf(change: string, { confirmedAt, isRequired }: SecondFactorState): Step {
  if (!confirmedAt) return "enrol";
  if (change === "app" || change === "codes") return change;
  return change === "off" && !isRequired ? "off" : "status";
}

export default async function SecondFactorPage({ searchParams }: { searchParams: PageQuery }) {
  const actor = await requireActor(PATH);
  const [user, factor] = await Promise.all([requireUser(PATH), getSecondFactor(actor)]);
  const step = stepOf(firstOf((await searchParams).change), factor);
  const returnPath = await returnPathOf(searchParams, PROFILE);
  return (
    <AccountPage {...WORDS[step]}>
      {step === "status" ? <FactorStatus {...factor} /> : null}
      {step === "enrol" || step === "app" ? (
        <Enrolment {...{ actor, user, returnPath }} isReplacing={step === "app"} />
      ) : null}
      {step === "codes" ? <RenewCodesForm email={user.email} /> : null}
      {step === "off" ? <RemoveFactorForm email={user.email} /> : null}
    </AccountPage>
  );
}

type EnrolmentProps = { actor: Actor; user: UserView; isReplacing: boolean; returnPath: string };

async function Enrolment({ actor, user, ...rest }: EnrolmentProps) {
  if (!user.email_verified) {
    return (
      <>
        <Notice tone="warning" className="mb-5">
          Please verify your email first.
        </Notice>
        <LinkButton href={PROFILE}>To your profile</LinkButton>
      </>
    );
  }
  return (
    <EnrolForm
      email={user.email}
      setup={await prepareSecondFactor(actor)}
      isAwaited={actor.restricted === "must-enrol"}
      {...rest}
    />
  );
}
