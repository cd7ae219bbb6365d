import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { AppError } from "#lib/errors.ts";
import { type DevMail, devMailPath, getDevMail, listDevMails } from "#lib/mail/dev-mail.ts";
import { isDevMailAllowed } from "../dev-mail-allowed.ts";
import { MailList } from "./mail-list.tsx";
import { MailView } from "./mail-view.tsx";

export const metadata: Metadata = {
  title: "Demo Mail",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

type DevMailProps = {
  params: Promise<{ key: string }>;
  searchParams: Promise<{ id?: string | string[] }>;
};

/** The demo shop's mails, for callers on the same machine who know the key. */
export default async function DevMailPage({ params, searchParams }: DevMailProps) {
  if (!(await isDevMailAllowed((await params).key))) redirect("/home");
  const mails = await listDevMails();
  const id = [(await searchParams).id].flat()[0] ?? mails[0]?.id;
  const chosen = id ? await findMail(id) : null;
  return (
    <>
      <MotifBand />
      <main id="main" tabIndex={-1} className="page-width grow py-8 outline-none sm:py-12">
        <h1 className="text-3xl sm:text-4xl">Demo mail</h1>
        <p className="mt-3 max-w-prose text-abu">
          What the shop has sent, newest first. This page exists in the demo shop only, and only on
          the machine that it runs on.{" "}
          <a href={devMailPath()} className="link">
            Look again
          </a>
        </p>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <MailList mails={mails} chosen={chosen?.id} />
          {chosen ? <MailView mail={chosen} /> : null}
        </div>
      </main>
    </>
  );
}

async function findMail(id: string): Promise<DevMail | null> {
  try {
    return await getDevMail(id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
