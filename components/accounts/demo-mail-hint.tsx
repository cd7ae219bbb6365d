import { Notice } from "#components/ui/notice.tsx";

/** Tells visitors of the demo shop, which sends no mail, where to find the code. */
export function DemoMailHint() {
  return (
    <Notice className="mb-6 font-normal!">
      This is the demo shop, and its mail stays here:{" "}
      <a href="/dev/mail" target="_blank" rel="noreferrer" className="link">
        open the mail<span className="sr-only"> (opens a new tab)</span>
      </a>
    </Notice>
  );
}
