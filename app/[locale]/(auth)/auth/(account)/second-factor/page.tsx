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
import { PageLink } from "#components/ui/page-link.tsx";
import type { UserView } from "#lib/accounts/schema.ts";
import {
  getSecondFactor,
  type SecondFactorState,
} from "#lib/accounts/second-factor/get-second-factor.ts";
import { prepareSecondFactor } from "#lib/accounts/second-factor/prepare-second-factor.ts";
import type { Actor } from "#lib/actor.ts";
import { requireActor, requireUser } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

const PATH = "/auth/second-factor";
const PROFILE = "/auth/profile";

/** Step of the page: the state, or one form. All but the first two are values of `change`. */
type Step = "status" | "enrol" | "app" | "codes" | "off";

const WORDS = words(
  {
    pageTitle: "Two-Step Sign-In",
    notNow: "Not now",
    toProfile: "To your profile",
    verifyFirst: "Please verify your email first.",
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
  },
  {
    pageTitle: "Verifikasi Dua Langkah",
    notNow: "Nanti saja",
    toProfile: "Ke profil Anda",
    verifyFirst: "Mohon verifikasi email Anda dulu.",
    status: {
      title: "Verifikasi dua langkah",
      lead: "Setelah kata sandi, akun Anda meminta kode dari aplikasi autentikator.",
    },
    enrol: {
      title: "Verifikasi dua langkah",
      lead: "Setelah kata sandi, akun Anda juga akan meminta kode dari aplikasi di ponsel Anda. Orang yang tahu kata sandi Anda tetap tidak bisa masuk.",
    },
    app: {
      title: "Pakai ponsel atau aplikasi lain",
      lead: "Kode dari aplikasi yang sekarang dan kode pemulihan tidak berlaku lagi. Perangkat Anda yang lain dikeluarkan.",
    },
    codes: {
      title: "Kode pemulihan baru",
      lead: "Kode pemulihan yang lama tidak berlaku lagi. Perangkat Anda yang lain dikeluarkan.",
    },
    off: {
      title: "Matikan verifikasi dua langkah",
      lead: "Akun Anda hanya akan meminta kata sandi. Perangkat Anda yang lain dikeluarkan.",
    },
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

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
  const isOffered = step === "enrol" && !factor.isRequired && returnPath !== PROFILE;
  const said = WORDS[await readLanguage()];
  return (
    <AccountPage {...said[step]}>
      {step === "status" ? <FactorStatus {...factor} /> : null}
      {step === "enrol" || step === "app" ? (
        <Enrolment {...{ actor, user, returnPath }} isReplacing={step === "app"} />
      ) : null}
      {isOffered ? (
        <PageLink href={returnPath} className="link mt-4 inline-flex min-h-11 items-center">
          {said.notNow}
        </PageLink>
      ) : null}
      {step === "codes" ? <RenewCodesForm email={user.email} /> : null}
      {step === "off" ? <RemoveFactorForm email={user.email} /> : null}
    </AccountPage>
  );
}

type EnrolmentProps = { actor: Actor; user: UserView; isReplacing: boolean; returnPath: string };

async function Enrolment({ actor, user, ...rest }: EnrolmentProps) {
  if (!user.email_verified) {
    const said = WORDS[await readLanguage()];
    return (
      <>
        <Notice tone="warning" className="mb-5">
          {said.verifyFirst}
        </Notice>
        <LinkButton href={PROFILE}>{said.toProfile}</LinkButton>
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
