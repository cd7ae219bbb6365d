import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useWords } from "#language";
import { FACTOR_WORDS } from "./factor-words.ts";

type CodeFieldProps = {
  name: "code" | "present_code";
  /** `appCode` by default. */
  label?: string;
};

/** Takes a code of the app, or a recovery code, which needs another keyboard on phones. */
export function CodeField({ name, label }: CodeFieldProps) {
  const words = useWords(FACTOR_WORDS);
  const [isRecovery, setIsRecovery] = useState(false);
  const { register, setFocus, formState } = useFormContext<Record<typeof name, string>>();

  function toggle() {
    setIsRecovery(!isRecovery);
    setFocus(name);
  }

  return (
    <div>
      <TextField
        label={isRecovery ? words.recoveryCode : (label ?? words.appCode)}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        hint={isRecovery ? words.recoveryHint : words.digits}
        error={formState.errors[name]?.message}
        {...register(name)}
      />
      <button type="button" onClick={toggle} className="tap-link text-sm">
        {isRecovery ? words.useAppCode : words.useRecoveryCode}
      </button>
    </div>
  );
}
