import { Check } from "lucide-react";
import { classNames } from "./class-names.ts";
import { PageLink } from "./page-link.tsx";
import { useUiWords } from "./ui-words.ts";

type Step = { label: string /** Only for steps that may be gone back to. */; href?: string };

type StepperProps = {
  label: string;
  steps: readonly Step[] /** Index of the step one is at. */;
  current: number;
};

export function Stepper({ label, steps, current }: StepperProps) {
  const words = useUiWords();
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 sm:gap-x-4">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? "step" : undefined}
            className={classNames(
              "flex min-h-11 items-center gap-1 text-sm min-[26rem]:gap-2 sm:text-base",
              // Three steps stand in one line from 320 px on, without lines between them.
              index > 0 &&
                "before:h-px before:w-4 before:bg-garis max-[26rem]:before:hidden sm:before:w-12",
              index === current ? "font-semibold text-soga-900" : "text-abu",
            )}
          >
            <StepMark index={index} done={index < current} active={index === current} />
            {index < current && step.href ? (
              <PageLink href={step.href} className="link">
                {step.label}
              </PageLink>
            ) : (
              <span>{step.label}</span>
            )}
            {index < current ? <span className="sr-only">{words.done}</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ index, done, active }: { index: number; done: boolean; active: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "flex size-7 shrink-0 items-center justify-center rounded-full border text-sm tabular-nums",
        active && "border-soga-700 bg-soga-700 text-putih",
        done && "border-daun text-daun",
        !active && !done && "border-abu",
      )}
    >
      {done ? <Check size={16} /> : index + 1}
    </span>
  );
}
