import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { useWords } from "#language";
import { MAX_PROOFS } from "#lib/orders/proofs/takes-proof.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { PROOF_FORM_WORDS } from "./proof-form-words.ts";
import { ProofLink } from "./proof-link.tsx";
import { PROOF_WORDS } from "./proof-words.tsx";

type ProofButtonProps = {
  order: Pick<OrderView, "link" | "proofs">;
  /** The shop's e-mail address. */
  email: string;
};

/** Opens the proof page; disabled where the order takes no proof. */
export function ProofButton({ order: { link, proofs }, email }: ProofButtonProps) {
  const words = useWords(PROOF_WORDS);
  const { send } = useWords(PROOF_FORM_WORDS);
  const last = proofs.at(-1)?.state;
  if (!link) {
    return (
      <div className="flex flex-col items-start gap-2">
        <Button size="large" disabled>
          {send}
        </Button>
        {proofs.length >= MAX_PROOFS ? <UsedUp email={email} /> : null}
      </div>
    );
  }
  const isWaiting = last === "pending";
  return (
    <ProofLink
      link={link}
      className={buttonClass({ size: "large", variant: isWaiting ? "secondary" : "primary" })}
    >
      {isWaiting ? words.another : send}
    </ProofLink>
  );
}

/** Tells whom to write to after the last allowed proof. */
export function UsedUp({ email }: { email: string }) {
  const words = useWords(PROOF_WORDS);
  const mail = (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  );
  return <p className="text-sm text-abu">{words.usedUp(MAX_PROOFS, mail)}</p>;
}
