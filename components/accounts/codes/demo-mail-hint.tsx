import { Notice } from "#components/ui/notice.tsx";

/**
 * Tells visitors of the demo shop, which sends no mail, where to find the code. It has no link: the
 * address of the mail holds a key, and only who started the shop may know it.
 */
export function DemoMailHint() {
  return (
    <Notice className="mb-6 font-normal!">
      This is the demo shop, and its mail stays on this machine. The terminal that started the shop
      shows the address to read it at.
    </Notice>
  );
}
