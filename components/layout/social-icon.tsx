/** Brand logos as paths, since icon sets don't have them. */
const PATHS: Record<string, string> = {
  Instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2v.01",
  Facebook:
    "M14 21v-8h3l.5-3.5H14V7.8c0-1 .4-1.8 1.9-1.8h1.7V3.1A20 20 0 0 0 15 3c-2.6 0-4.4 1.5-4.4 4.4v2.1H7.7V13h2.9v8",
  TikTok: "M13.5 3v11.8a3.2 3.2 0 1 1-3.2-3.2M13.5 3c.3 2.8 2.1 4.6 5 4.8",
};

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
