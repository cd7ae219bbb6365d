import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";

const WORDS = words(
  {
    hint: "This is the demo shop, and its mail stays on this machine. The terminal that started the shop shows the address to read it at.",
  },
  {
    hint: "Ini toko demo, dan emailnya tetap di komputer ini. Terminal yang menjalankan toko menampilkan alamat untuk membacanya.",
  },
);

/**
 * Tells visitors of the demo shop, which sends no mail, where to find the code. It has no link: the
 * address of the mail holds a key, and only who started the shop may know it.
 */
export function DemoMailHint() {
  const said = useWords(WORDS);
  return <Notice className="mb-6 font-normal!">{said.hint}</Notice>;
}
