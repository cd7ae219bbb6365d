import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { StatusPill } from "#components/ui/status-pill.tsx";
import { useLanguage } from "#language";
import { formatDate } from "#lib/dates.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { FACTOR_WORDS } from "./factor-words.ts";

type FactorStatusProps = { confirmedAt: Date | null; codesLeft: number; isRequired: boolean };

const FEW_CODES = 3;

/** Says that two-step sign-in is on, with the ways to change it. */
export function FactorStatus({ confirmedAt, codesLeft, isRequired }: FactorStatusProps) {
  const language = useLanguage();
  const words = FACTOR_WORDS[language];
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone="success">{words.on}</StatusPill>
        {confirmedAt ? <span>{words.since(formatDate(confirmedAt, language))}</span> : null}
      </p>
      {codesLeft < FEW_CODES ? (
        <Notice tone="warning">{words.fewCodesLeft(codesLeft)}</Notice>
      ) : (
        <p className="text-abu">{words.codesLeft(codesLeft)}</p>
      )}
      <div className="flex flex-col items-start gap-3">
        <LinkButton href="/auth/second-factor?change=app" variant="secondary">
          {words.useAnother}
        </LinkButton>
        <LinkButton href="/auth/second-factor?change=codes" variant="secondary">
          {words.getRecoveryCodes}
        </LinkButton>
        {isRequired ? (
          <p className="text-abu">{words.adminsNeedIt}</p>
        ) : (
          <LinkButton href="/auth/second-factor?change=off" variant="danger">
            {ACCOUNT_WORDS[language].turnOff}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
