import { useEffect, useRef } from "react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { CopyButton } from "#components/ui/button/copy-button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { FACTOR_WORDS } from "./factor-words.ts";

type RecoveryCodesProps = { codes: string[]; returnPath: string };

/** Shows new recovery codes, which can't be shown again. */
export function RecoveryCodes({ codes, returnPath }: RecoveryCodesProps) {
  const words = useWords(FACTOR_WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <section aria-labelledby="recovery-codes" className="flex flex-col gap-5">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.codes}
      </h2>
      <Notice tone="warning">{words.saveNow}</Notice>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 border border-garis bg-putih p-5 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton value={text} what={words.theCodes} message={words.copied} />
        <a
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          {words.download}
          <span className="sr-only"> {words.theCodes}</span>
        </a>
      </div>
      <LinkButton href={returnPath} size="large">
        {words.haveSaved}
      </LinkButton>
    </section>
  );
}
