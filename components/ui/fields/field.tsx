import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type FieldText = {
  label: string;
  /** Hint, shown also without an error. */
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldProps = FieldText & { id: string; required?: boolean | undefined; children: ReactNode };

export const LABEL_CLASS = "text-sm font-semibold text-soga-900";

export const CONTROL_CLASS =
  "block w-full min-h-12 rounded-sm border border-abu bg-putih px-3 py-2 text-base text-tinta placeholder:text-abu " +
  "aria-invalid:border-mengkudu-600 aria-invalid:border-2 disabled:cursor-not-allowed disabled:border-garis disabled:bg-gading disabled:text-abu";

/** Label above, hint and error below. The control gets `describe(...)`. */
export function Field({ id, label, hint, error, required, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={LABEL_CLASS}>
        <span>{label}</span>
        {required ? (
          <span aria-hidden className="text-mengkudu-600">
            {" "}
            *
          </span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-abu">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Renders what is wrong with a control, to which `describe` ties it. Nothing without an error. */
export function FieldError({ id, error }: { id: string } & Pick<FieldText, "error">) {
  if (!error) return null;
  return (
    <p
      id={`${id}-error`}
      className="flex items-start gap-1.5 text-sm font-medium text-mengkudu-600"
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

/** Returns the ARIA attributes that tie a control to hint and error. */
export function describe(id: string, { hint, error }: Pick<FieldText, "hint" | "error">) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": ids === "" ? undefined : ids,
    "aria-invalid": error ? true : undefined,
  };
}
