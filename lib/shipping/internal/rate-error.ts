/** Errors of a rate service. All but the last two count in the circuit breaker. */
export type RateErrorKind =
  | "timeout"
  | "unreachable"
  /** Not the documented answer, or an impossible price. */
  | "unreadable"
  | "refused"
  | "bad-key"
  /** The plan's daily requests are used up. */
  | "daily-limit"
  | "circuit-open"
  /** No place is certainly the city. */
  | "unknown-place";

export class RateError extends Error {
  readonly kind: RateErrorKind;

  constructor(kind: RateErrorKind, detail = "", cause?: unknown) {
    super(detail ? `${kind}: ${detail}` : kind, cause === undefined ? {} : { cause });
    this.name = "RateError";
    this.kind = kind;
  }
}
