import type { Metadata } from "next";
import { UndoEmailChange } from "#components/accounts/email-change/undo-email-change.tsx";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { canUndoEmailChange } from "#lib/accounts/email-change/undo-email-change.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { firstOf, type PageQuery } from "../../page-query.ts";

export const metadata: Metadata = {
  title: "Undo the Change of Email",
  // The address holds the token, so it is kept from other sites.
  referrer: "strict-origin",
};

export default async function UndoEmailChangePage({ searchParams }: { searchParams: PageQuery }) {
  const token = firstOf((await searchParams).token);
  const { email } = await getShopFacts();
  if (!(await canUndoEmailChange(token))) {
    return (
      <NarrowFrame
        title="This link doesn't work any more"
        lead="It was used already, or is older than a week, or isn't complete."
      >
        <p>
          If somebody else has your account, please write to{" "}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
          .
        </p>
      </NarrowFrame>
    );
  }
  return (
    <NarrowFrame
      title="Undo the change of email"
      lead="Wasn't it you who changed the email? Your account then gets its old email back. Every device is signed out, and you choose a new password."
    >
      <UndoEmailChange token={token} />
    </NarrowFrame>
  );
}
