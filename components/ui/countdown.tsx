"use client";

import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from "date-fns/constants";
import { useEffect, useState } from "react";

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
  const { time, unit } = inWords(left);
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

function inWords(left: number): { time: string; unit: string } {
  if (left <= 0) return { time: "", unit: "The time is up" };
  const hours = Math.floor(left / millisecondsInHour);
  const minutes = Math.floor((left % millisecondsInHour) / millisecondsInMinute);
  if (hours > 0)
    return { time: `${hours}:${String(minutes).padStart(2, "0")}`, unit: "hours left" };
  if (minutes > 0)
    return { time: String(minutes), unit: minutes === 1 ? "minute left" : "minutes left" };
  return { time: "", unit: "Less than a minute left" };
}
