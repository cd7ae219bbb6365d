import { Notice } from "#components/ui/notice.tsx";

/** In the demo shop no mail leaves the machine: where a newcomer finds the code. */
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
