import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { StatusPill } from "#components/ui/status-pill.tsx";
import { formatDate } from "#lib/dates.ts";

type FactorStatusProps = { confirmedAt: Date | null; codesLeft: number; isRequired: boolean };

const FEW_CODES = 3;

/** Says that two-step sign-in is on, with the ways to change it. */
export function FactorStatus({ confirmedAt, codesLeft, isRequired }: FactorStatusProps) {
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone="success">On</StatusPill>
        {confirmedAt ? <span>{`since ${formatDate(confirmedAt)}`}</span> : null}
      </p>
      {codesLeft < FEW_CODES ? (
        <Notice tone="warning">
          Recovery codes left: {codesLeft}. Get new ones before you need them.
        </Notice>
      ) : (
        <p className="text-abu">Recovery codes left: {codesLeft}</p>
      )}
      <div className="flex flex-col items-start gap-3">
        <LinkButton href="/auth/second-factor?change=app" variant="secondary">
          Use another phone or app
        </LinkButton>
        <LinkButton href="/auth/second-factor?change=codes" variant="secondary">
          Get new recovery codes
        </LinkButton>
        {isRequired ? (
          <p className="text-abu">This shop's admins can't turn it off.</p>
        ) : (
          <LinkButton href="/auth/second-factor?change=off" variant="danger">
            Turn off
          </LinkButton>
        )}
      </div>
    </div>
  );
}
