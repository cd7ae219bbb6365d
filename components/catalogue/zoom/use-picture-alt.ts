import { useWords } from "#language";
import { PICTURE_WORDS } from "./picture-words.ts";

/** Returns a function from a picture's index to its alt text. The number is left out where there is just one. */
export function usePictureAlt(name: string, count: number): (index: number) => string {
  const words = useWords(PICTURE_WORDS);
  return (index) => (count === 1 ? name : words.picture(name, index + 1, count));
}
