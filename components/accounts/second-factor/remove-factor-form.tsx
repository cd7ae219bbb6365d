"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { ownerProof } from "#lib/accounts/second-factor/schema.ts";
import { ProofForm } from "./proof-form.tsx";
import { useRemoveFactor } from "./use-change-factor.ts";

export function RemoveFactorForm({ email }: { email: string }) {
  const form = useForm({ resolver: zodResolver(ownerProof) });
  const removal = useRemoveFactor(form);
  return (
    <ProofForm
      email={email}
      form={form}
      error={removal.error}
      onSubmit={(proof) => removal.save(proof)}
    >
      <Button type="submit" variant="danger" busy={removal.busy}>
        Turn off
      </Button>
    </ProofForm>
  );
}
