import {
  millisecondsInHour as HOUR,
  millisecondsInMinute as MINUTE,
  millisecondsInSecond as SECOND,
} from "date-fns/constants";

/** Nine tries over 25 hours. */
const BACK_OFF = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
];

/** Returns null to give up. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = BACK_OFF[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
