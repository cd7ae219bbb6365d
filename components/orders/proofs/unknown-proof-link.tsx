import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** The page of an incomplete or unknown link. */
export function UnknownProofLink({ email }: { email: string }) {
  return (
    <div className="page-width py-12">
      <EmptyState
        level={1}
        title="This link isn't complete"
        action={<LinkButton href="/order-history">Find it in your orders</LinkButton>}
      >
        <p>
          Please open it again from our mail, as a whole. The button is in your orders, too. If that
          doesn't help, write to{" "}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
          .
        </p>
      </EmptyState>
    </div>
  );
}
