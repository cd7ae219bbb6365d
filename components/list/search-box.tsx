"use client";

import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { CONTROL_CLASS, LABEL_CLASS } from "#components/ui/fields/field.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useDebounced } from "#components/ui/use-debounced.ts";

/** Debounce of typing (docs/pages.md#dashboard-lists). */
const DEBOUNCE_MS = 300;

type SearchBoxProps = {
  name: string;
  label: string;
  /** True where the controls beside it have labels; "desk" where a phone has none beside it. */
  labelShown?: boolean | "desk";
  placeholder: string | undefined;
  /** The text in the address. */
  value: string;
  /** True while the list loads. */
  busy?: boolean;
  /** Gets the text without spaces around it. */
  onSearch: (text: string) => void;
};

/** Searches after a debounce, or at once on Enter. */
export function SearchBox({
  name,
  label,
  labelShown,
  placeholder,
  value,
  busy,
  onSearch,
}: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const passed = useRef(value);
  const search = useDebounced((text: string) => {
    passed.current = text.trim();
    onSearch(passed.current);
  }, DEBOUNCE_MS);

  useEffect(() => {
    // The address changed by other means: a cleared filter, or the back button.
    if (value.trim() === passed.current.trim()) return;
    passed.current = value;
    setTyped(value);
  }, [value]);

  function searchAtOnce(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    search.flush();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> isn't known to every browser we serve
    <div role="search" className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className={classNames(
          labelShown ? LABEL_CLASS : "sr-only",
          labelShown === "desk" && "max-sm:sr-only",
        )}
      >
        {label}
      </label>
      <div className="relative">
        <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-abu">
          {busy ? <Spinner /> : <Search size={18} aria-hidden />}
        </span>
        <input
          type="search"
          id={id}
          name={name}
          placeholder={placeholder}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.target.value);
            search.call(event.target.value);
          }}
          onKeyDown={searchAtOnce}
          className={`${CONTROL_CLASS} pl-10`}
        />
      </div>
    </div>
  );
}
