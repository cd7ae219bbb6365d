/** Why a rate service gave no answer. All but the last two count against it. */
export type RateFaultKind =
  /** No answer in time. */
  | "timeout"
  /** No connection, or one that broke. */
  | "unreachable"
  /** An answer that isn't what is documented: plain text, other JSON, a price of nothing. */
  | "unreadable"
  /** It says that it failed, or that our question was wrong. */
  | "refused"
  /** It doesn't know our key. */
  | "bad-key"
  /** The plan's requests of the day are used up. */
  | "daily-limit"
  /** It has failed before and isn't asked for a while. */
  | "circuit-open"
  /** It answers, but knows no place that is surely this city. */
  | "unknown-place";

export class RateFault extends Error {
  readonly kind: RateFaultKind;

  constructor(kind: RateFaultKind, detail = "", cause?: unknown) {
    super(detail ? `${kind}: ${detail}` : kind, cause === undefined ? {} : { cause });
    this.name = "RateFault";
    this.kind = kind;
  }
}
