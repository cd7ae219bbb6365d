"use client";

import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from "date-fns/constants";
import { useEffect, useState } from "react";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";

/** The minute changes at most this late. */
const STEP = 5 * millisecondsInSecond;

type CountdownProps = {
  /** Milliseconds left by the server's clock: the visitor's may be wrong. */
  left: number;
  /** Classes of the digits. */
  digits?: string;
};

/**
 * Hours and minutes left, to stand beside the deadline's date, which is for those without scripts. Screen readers don't
 * announce each change.
 */
export function Countdown({ left: atFirst, digits }: CountdownProps) {
  const [left, setLeft] = useState(atFirst);
  useEffect(() => {
    const end = Date.now() + atFirst;
    const timer = setInterval(() => setLeft(end - Date.now()), STEP);
    return () => clearInterval(timer);
  }, [atFirst]);
  const { time, unit } = inWords(left, useWords(COUNTDOWN_WORDS));
  return (
    <span
      role="timer"
      aria-live="off"
      className="font-semibold whitespace-nowrap tabular-nums noscript:hidden"
    >
      <span className={digits}>{time}</span> <span>{unit}</span>
    </span>
  );
}

const COUNTDOWN_WORDS = words(
  {
    up: "The time is up",
    hours: "hours left",
    minutes: (count: number) => (count === 1 ? "minute left" : "minutes left"),
    seconds: "Less than a minute left",
  },
  {
    up: "Waktunya habis",
    hours: "jam lagi",
    minutes: () => "menit lagi",
    seconds: "Kurang dari satu menit lagi",
  },
);

function inWords(
  left: number,
  said: (typeof COUNTDOWN_WORDS)["en"],
): { time: string; unit: string } {
  if (left <= 0) return { time: "", unit: said.up };
  const hours = Math.floor(left / millisecondsInHour);
  const minutes = Math.floor((left % millisecondsInHour) / millisecondsInMinute);
  if (hours > 0) return { time: `${hours}:${String(minutes).padStart(2, "0")}`, unit: said.hours };
  if (minutes > 0) return { time: String(minutes), unit: said.minutes(minutes) };
  return { time: "", unit: said.seconds };
}
