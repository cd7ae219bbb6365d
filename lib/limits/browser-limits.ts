/** Seconds between two codes. Pages show them too. */
export const RESEND_SECONDS = 60;
