"use client";

import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from "date-fns/constants";
import { useEffect, useState } from "react";

/**
 * The time left, beside the deadline. Rendered after hydration, since the server's clock may differ. Screen
 * readers don't announce each second.
 */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), millisecondsInSecond);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return null;
  return (
    <span role="timer" aria-live="off" className="font-semibold whitespace-nowrap tabular-nums">
      {timeLeft(new Date(until).getTime() - now)}
    </span>
  );
}

function timeLeft(ms: number): string {
  if (ms <= 0) return "The time is up.";
  const parts = [
    ms / millisecondsInHour,
    (ms % millisecondsInHour) / millisecondsInMinute,
    (ms % millisecondsInMinute) / millisecondsInSecond,
  ];
  const [hours, minutes, seconds] = parts.map((part) => String(Math.floor(part)).padStart(2, "0"));
  return `${hours}:${minutes}:${seconds} left.`;
}
