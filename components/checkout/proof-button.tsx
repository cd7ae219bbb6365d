import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

/** Opens the page where the proof of transfer is handed in; disabled until there is one. */
export function ProofButton({ link }: { link: string | null }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {link ? (
        <LinkButton href={link} size="large">
          Send proof of payment
        </LinkButton>
      ) : (
        <>
          <Button size="large" disabled>
            Send proof of payment
          </Button>
          <p className="text-sm text-abu">
            You need not send one now: we find your transfer by its amount and your order number.
          </p>
        </>
      )}
    </div>
  );
}
