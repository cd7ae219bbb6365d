import { useEffect, useId, useRef, useState } from "react";
import { PictureError, preparePicture } from "#components/forms/prepare-picture.ts";
import { classNames } from "#components/ui/class-names.ts";
import { CONTROL_CLASS, describe, Field } from "#components/ui/fields/field.tsx";
import { useWords } from "#language";
import { PROOF_FORM_WORDS } from "./proof-form-words.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp";
const FILE_BUTTON =
  "file:mr-4 file:min-h-9 file:rounded-sm file:border file:border-soga-700 file:bg-transparent file:px-3 file:font-semibold file:text-soga-700 file:hover:bg-gading";

/** The chosen picture, or why it can't be used. */
export type PictureChoice = {
  picture: File | null;
  error?: string | undefined;
  /** True while a large photo is being scaled down. */
  preparing?: boolean;
};

type ProofPictureFieldProps = {
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
  error: string | undefined;
};

/** A file input with a preview. */
export function ProofPictureField({ choice, onChoose, error }: ProofPictureFieldProps) {
  const words = useWords(PROOF_FORM_WORDS);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function choose() {
    const file = input.current?.files?.[0];
    if (!file) return onChoose({ picture: null });
    onChoose({ picture: null, preparing: true });
    const choice = await prepare(file);
    // Another picture may have been chosen meanwhile.
    if (input.current?.files?.[0] === file) onChoose(choice);
  }

  // A picture may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts come
  useEffect(() => {
    if (input.current?.files?.length) void choose();
  }, []);

  return (
    <Field id={id} label={words.picture} hint={words.pictureHint} error={error} required>
      <input
        ref={input}
        type="file"
        name="image"
        accept={ACCEPTED}
        required
        onChange={choose}
        className={classNames(CONTROL_CLASS, FILE_BUTTON)}
        {...describe(id, { hint: words.pictureHint, error })}
      />
      <p role="status" className="text-sm text-abu empty:hidden">
        {choice.preparing ? words.preparing : null}
      </p>
      {choice.picture ? <Preview picture={choice.picture} /> : null}
    </Field>
  );
}

async function prepare(file: File): Promise<PictureChoice> {
  try {
    return { picture: await preparePicture(file) };
  } catch (error) {
    if (error instanceof PictureError) return { picture: null, error: error.message };
    // The server checks a picture that the browser can't scale down.
    return { picture: file };
  }
}

function Preview({ picture }: { picture: File }) {
  const words = useWords(PROOF_FORM_WORDS);
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  if (!src) return null;
  return (
    <img
      src={src}
      alt={words.alt}
      className="mt-1 max-h-80 max-w-full self-start border border-garis bg-gading object-contain"
    />
  );
}
