import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "#components/ui/fields/text-field.tsx";

type CodeFieldProps = {
  name: "code" | "present_code";
  /** "Code of your authenticator app" by default. */
  label?: string;
};

/** Takes a code of the app, or a recovery code, which needs another keyboard on phones. */
export function CodeField({ name, label = "Code of your authenticator app" }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { register, setFocus, formState } = useFormContext<Record<typeof name, string>>();

  function toggle() {
    setIsRecovery(!isRecovery);
    setFocus(name);
  }

  return (
    <div>
      <TextField
        label={isRecovery ? "Recovery code" : label}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        hint={isRecovery ? "One of the codes that you saved; each works once" : "6 digits"}
        error={formState.errors[name]?.message}
        {...register(name)}
      />
      <button
        type="button"
        onClick={toggle}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {isRecovery ? "Use a code of the app" : "Use a recovery code instead"}
      </button>
    </div>
  );
}
