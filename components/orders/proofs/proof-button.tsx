import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { MAX_PROOFS } from "#lib/orders/proofs/takes-proof.ts";
import type { OrderView } from "#lib/orders/schema.ts";

type ProofButtonProps = {
  order: Pick<OrderView, "link" | "proofs">;
  /** The shop's e-mail address. */
  email: string;
};

/** Opens the proof page; disabled where the order takes no proof. */
export function ProofButton({ order: { link, proofs }, email }: ProofButtonProps) {
  const last = proofs.at(-1)?.state;
  if (!link) {
    return (
      <div className="flex flex-col items-start gap-2">
        <Button size="large" disabled>
          Send proof of payment
        </Button>
        {proofs.length >= MAX_PROOFS ? <UsedUp email={email} /> : null}
      </div>
    );
  }
  const isWaiting = last === "pending";
  return (
    <a
      href={link}
      rel="noreferrer"
      className={buttonClass({ size: "large", variant: isWaiting ? "secondary" : "primary" })}
    >
      {isWaiting ? "Send another picture" : "Send proof of payment"}
    </a>
  );
}

/** Tells whom to write to after the last allowed proof. */
export function UsedUp({ email }: { email: string }) {
  return (
    <p className="text-sm text-abu">
      You have sent {MAX_PROOFS} pictures. If there is something to add, please write to{" "}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
      .
    </p>
  );
}
