"use client";

import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button-style.ts";
import { Spinner } from "#components/ui/spinner.tsx";

type FileButtonProps = {
  name: string;
  label: string;
  /** As the attribute of that name. */
  accept: string;
  /** Ties the control to what is said about it. */
  describedBy: string;
  busy: boolean;
  onChoose: (file: File) => void;
};

/** A file control that looks like a button and speaks the page's language; it says what was chosen. */
export function FileButton({ name, label, accept, describedBy, busy, onChoose }: FileButtonProps) {
  const [chosen, setChosen] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function choose() {
    const file = input.current?.files?.[0];
    if (!input.current || !file) return;
    // The same file, mended, can be chosen again.
    input.current.value = "";
    if (busy) return;
    setChosen(file.name);
    onChoose(file);
  }

  // A file may be there already: chosen while the page's scripts were still on their way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when they have arrived
  useEffect(choose, []);

  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label
        className={`${buttonClass({ variant: "secondary" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-wedel-500`}
      >
        {busy ? <Spinner /> : null}
        {label}
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
