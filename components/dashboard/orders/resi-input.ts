/** Attributes of a field for a resi. Its spaces and dashes are dropped later, so it takes more than the resi. */
export const RESI_INPUT = {
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
  maxLength: 60,
} as const;
