"use client";

import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useWords } from "#language";
import { SIGN_IN_WORDS } from "./sign-in-words.tsx";

const PICTURES = ["/auth/1.webp", "/auth/2.webp", "/auth/3.webp"];
const CHANGE_MS = 6000;

/** Three pictures in turn, hidden on small screens. They can be paused, and don't move with reduced motion. */
export function SidePanel() {
  const words = useWords(SIGN_IN_WORDS);
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % PICTURES.length), CHANGE_MS);
    return () => clearInterval(timer);
  }, [paused]);
  const Icon = paused ? Play : Pause;
  return (
    <div className="relative hidden overflow-hidden bg-gading lg:block">
      {PICTURES.map((picture, index) => (
        <img
          key={picture}
          src={picture}
          alt=""
          loading="lazy"
          className={classNames(
            "absolute inset-0 size-full object-cover transition-opacity duration-200",
            index === shown ? "opacity-100" : "opacity-0",
          )}
        />
      ))}
      <button
        type="button"
        aria-pressed={paused}
        onClick={() => setPaused(!paused)}
        className="absolute right-4 bottom-4 flex size-11 items-center justify-center rounded-sm bg-putih text-soga-900 hover:bg-gading motion-reduce:hidden"
      >
        <Icon size={20} aria-hidden />
        <span className="sr-only">{words.pausePictures}</span>
      </button>
    </div>
  );
}
