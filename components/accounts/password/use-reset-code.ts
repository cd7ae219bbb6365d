import { useEffect, useState } from "react";
import { findResetCode, keepResetCode, type ResetCode } from "../reset-code.ts";

/**
 * Returns the code for the new password: from the page's address, else the one that the code page
 * stored. Removes it from the address bar. Null for none, undefined until it is read.
 */
export function useResetCode({ email, otp }: ResetCode): ResetCode | null | undefined {
  const [code, setCode] = useState<ResetCode | null>();

  useEffect(() => {
    const isInAddress = email !== "" || otp !== "";
    if (!isInAddress) return setCode(findResetCode());
    const isComplete = email !== "" && otp !== "";
    setCode(isComplete ? { email, otp } : null);
    if (isComplete && keepResetCode({ email, otp })) hideFromAddress();
  }, [email, otp]);

  return code;
}

function hideFromAddress(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("email");
  address.searchParams.delete("otp");
  window.history.replaceState(null, "", address);
}
