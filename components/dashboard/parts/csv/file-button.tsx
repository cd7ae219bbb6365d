"use client";

import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { Spinner } from "#components/ui/spinner.tsx";

type FileButtonProps = {
  name: string;
  label: string;
  /** The attribute `accept`. */
  accept: string;
  /** Id of the element that describes the control. */
  describedBy: string;
  busy: boolean;
  onChoose: (file: File) => void;
};

/** A file input that looks like a button, in the page's language, and shows the chosen name. */
export function FileButton({ name, label, accept, describedBy, busy, onChoose }: FileButtonProps) {
  const [chosen, setChosen] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function choose() {
    const file = input.current?.files?.[0];
    if (!input.current || !file) return;
    // Lets the same file be chosen again after a correction.
    input.current.value = "";
    if (busy) return;
    setChosen(file.name);
    onChoose(file);
  }

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when they have arrived
  useEffect(choose, []);

  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label
        className={`${buttonClass({ variant: "secondary" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-wedel-500`}
      >
        {busy ? <Spinner /> : null}
        <span>{label}</span>
        <input
          ref={input}
          type="file"
          name={name}
          accept={accept}
          aria-describedby={describedBy}
          onChange={choose}
          className="sr-only"
        />
      </label>
      {chosen ? <span className="text-sm break-all text-abu">{chosen}</span> : null}
    </span>
  );
}
