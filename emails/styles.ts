import type { CSSProperties } from "react";

/** The colours of app/globals.css as values, since mail programs don't support CSS variables. */
const COLOURS = {
  mori: "#FBF6EC",
  putih: "#FFFDF8",
  gading: "#F1E6D2",
  tinta: "#241710",
  abu: "#6A5A4C",
  soga900: "#3B2013",
  soga700: "#6B3A1E",
  soga500: "#9C5F2E",
  soga300: "#C99A63",
  wedel900: "#14213A",
  garis: "#D9C7A8",
};

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

export const look = {
  page: { margin: 0, padding: "24px 12px", backgroundColor: COLOURS.mori, fontFamily: SANS },
  column: {
    maxWidth: "560px",
    backgroundColor: COLOURS.putih,
    border: `1px solid ${COLOURS.garis}`,
  },
  // Light in dark mode too: the logo is dark.
  head: { padding: "16px 20px", backgroundColor: COLOURS.putih },
  logo: {
    display: "block",
    backgroundColor: COLOURS.putih,
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "32px",
    color: COLOURS.soga900,
  },
  band: { height: "4px", lineHeight: "4px", fontSize: "0", backgroundColor: COLOURS.soga300 },
  // Else a long word widens a phone's page.
  body: { padding: "28px 20px 12px", overflowWrap: "anywhere" },
  heading: {
    margin: "0 0 16px",
    fontFamily: SERIF,
    fontSize: "24px",
    fontWeight: 600,
    lineHeight: "32px",
    color: COLOURS.soga900,
  },
  subheading: {
    margin: "24px 0 8px",
    fontFamily: SERIF,
    fontSize: "18px",
    fontWeight: 600,
    lineHeight: "26px",
    color: COLOURS.soga900,
  },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "24px", color: COLOURS.tinta },
  quiet: { margin: "0 0 16px", fontSize: "14px", lineHeight: "22px", color: COLOURS.abu },
  code: {
    margin: "0 0 20px",
    padding: "16px 0",
    backgroundColor: COLOURS.gading,
    fontFamily: "'Courier New', Courier, monospace",
    fontSize: "32px",
    fontWeight: 700,
    lineHeight: "40px",
    letterSpacing: "6px",
    textAlign: "center",
    color: COLOURS.soga900,
  },
  box: { marginBottom: "20px", padding: "16px 16px 4px", backgroundColor: COLOURS.gading },
  boxLine: { margin: "0 0 12px", fontSize: "16px", lineHeight: "24px", color: COLOURS.tinta },
  label: { fontSize: "14px" },
  large: { fontSize: "28px", fontWeight: 700, lineHeight: "36px" },
  digits: { display: "inline-block", marginLeft: "8px" },
  // The shape of the shop's pictures, which fill the height of share.jpg.
  picture: {
    float: "left",
    width: "51px",
    height: "64px",
    marginRight: "12px",
    objectFit: "cover",
  },
  // A block of its own, so that a long name doesn't flow under the picture.
  besidePicture: { display: "block", overflow: "hidden", overflowWrap: "anywhere" },
  detail: { display: "block", fontSize: "14px", color: COLOURS.abu },
  button: {
    display: "inline-block",
    padding: "14px 24px",
    borderRadius: "2px",
    backgroundColor: COLOURS.soga700,
    fontSize: "16px",
    fontWeight: 600,
    lineHeight: "24px",
    textDecoration: "none",
    color: COLOURS.putih,
  },
  // 44 px to tap on.
  tapLink: {
    display: "inline-block",
    padding: "10px 0",
    lineHeight: "24px",
    textDecoration: "underline",
    color: COLOURS.soga500,
  },
  table: { borderTop: `1px solid ${COLOURS.garis}`, marginBottom: "16px" },
  cell: {
    padding: "8px 8px 8px 0",
    overflowWrap: "normal",
    borderBottom: `1px solid ${COLOURS.garis}`,
    fontSize: "15px",
    lineHeight: "22px",
    verticalAlign: "top",
    color: COLOURS.tinta,
  },
  number: {
    padding: "8px 0",
    borderBottom: `1px solid ${COLOURS.garis}`,
    fontSize: "15px",
    lineHeight: "22px",
    verticalAlign: "top",
    textAlign: "right",
    color: COLOURS.tinta,
  },
  unbroken: { whiteSpace: "nowrap" },
  strong: { fontWeight: 700 },
  foot: { padding: "20px 20px 24px", borderTop: `1px solid ${COLOURS.garis}` },
} satisfies Record<string, CSSProperties>;

/** Dark mode and phones, for mail programs that follow style sheets. The others keep the colours or invert them. */
export const MEDIA_LOOK = `@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: #221811 !important; border-color: #55412f !important; }
  .page table { border-color: #55412f !important; }
  .page p, .page h1, .page h2, .page td { color: ${COLOURS.gading} !important; }
  .page a { color: #e6bd88 !important; }
  .page .box td, .page .code { background-color: #3b2a1c !important; }
  .page .button { background-color: #e6bd88 !important; color: #221811 !important; }
  .page .quiet { color: #c9b79c !important; }
  .page .head td, .page .head img { background-color: ${COLOURS.gading} !important; }
  .page .band td { background-color: ${COLOURS.soga300} !important; }
}
@media (max-width: 480px) {
  .page .button { display: block !important; text-align: center !important; }
}`;
