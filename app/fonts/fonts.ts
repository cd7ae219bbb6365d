import localFont from "next/font/local";

/** The font of h1 and h2, in the letters that most pages need. */
const fraunces = localFont({
  src: "./fraunces-600-basic.woff2",
  weight: "600",
  variable: "--font-fraunces",
  display: "swap",
  fallback: ["Georgia", "serif"],
  adjustFontFallback: "Times New Roman",
});

/** The font of other text, in the same letters. */
const jakarta = localFont({
  src: "./plus-jakarta-sans-basic.woff2",
  weight: "400 700",
  variable: "--font-jakarta",
  display: "swap",
  fallback: ["system-ui", "sans-serif"],
  adjustFontFallback: "Arial",
});

// The whole fonts: browsers fetch them for a page with other letters.
// The ranges have to be written out: Next reads these calls without running them.

const frauncesRest = localFont({
  src: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-fraunces-rest",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+2022, U+20AC, U+2122, U+2212",
    },
  ],
});

const jakartaRest = localFont({
  src: "../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-jakarta-rest",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+2022, U+20AC, U+2122, U+2212",
    },
  ],
});

/** Class names that put the fonts into --font-sans and --font-display (app/globals.css). */
export const fontVariables = [fraunces, frauncesRest, jakarta, jakartaRest]
  .map(({ variable }) => variable)
  .join(" ");
