"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { ownerProof } from "#lib/accounts/second-factor/schema.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useRenewCodes } from "./use-change-factor.ts";

export function RenewCodesForm({ email }: { email: string }) {
  const form = useForm({ resolver: zodResolver(ownerProof) });
  const renew = useRenewCodes(form);
  if (renew.data) {
    const { recovery_codes } = renew.data.data;
    return <RecoveryCodes codes={recovery_codes} returnPath="/auth/second-factor" />;
  }
  return (
    <ProofForm
      email={email}
      form={form}
      error={renew.error}
      onSubmit={(proof) => renew.save(proof)}
    >
      <Button type="submit" busy={renew.busy}>
        Get new codes
      </Button>
    </ProofForm>
  );
}
