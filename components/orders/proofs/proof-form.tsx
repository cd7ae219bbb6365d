"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { useLanguage, useWords } from "#language";
import { PROOF_FORM_WORDS } from "./proof-form-words.ts";
import { type PictureChoice, ProofPictureField } from "./proof-picture-field.tsx";
import { useSendProof } from "./use-send-proof.ts";

/** A picture of the transfer, and optional details. */
export function ProofForm({ token }: { token: string }) {
  const words = useWords(PROOF_FORM_WORDS);
  const language = useLanguage();
  const [choice, setChoice] = useState<PictureChoice>({ picture: null });
  const { submit, errors, setErrors, refusal, progress, busy } = useSendProof(token, choice);
  return (
    <form
      action={`/api/payment-proof/${token}?_language=${language}`}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <ErrorNotice>{refusal}</ErrorNotice>
      <ProofPictureField
        choice={choice}
        onChoose={(chosen) => {
          setChoice(chosen);
          setErrors((before) => ({ ...before, image: chosen.error }));
        }}
        error={errors.image}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.bank}
          name="bank"
          hint={words.bankHint}
          maxLength={60}
          error={errors.bank}
        />
        <TextField
          label={words.sender}
          name="sender"
          hint={words.senderHint}
          maxLength={100}
          autoComplete="name"
          error={errors.sender}
        />
      </div>
      <TextField
        label={words.amount}
        name="amount"
        hint={words.amountHint}
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
        error={errors.amount}
      />
      {progress === null ? null : <Progress share={progress} />}
      <Button type="submit" size="large" busy={busy || choice.preparing} className="self-start">
        {words.send}
      </Button>
    </form>
  );
}

function Progress({ share }: { share: number }) {
  const words = useWords(PROOF_FORM_WORDS);
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label={words.sending}
        value={percent}
        max={100}
        className="h-2 grow appearance-none bg-gading [&::-moz-progress-bar]:bg-soga-700 [&::-webkit-progress-bar]:bg-gading [&::-webkit-progress-value]:bg-soga-700"
      />
      <span aria-hidden className="w-12 text-right text-sm tabular-nums">
        {percent}%
      </span>
    </div>
  );
}
