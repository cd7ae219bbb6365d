import { useState, useSyncExternalStore } from "react";
import { pictureKey } from "#lib/media/picture-paths.ts";

const subscribe = () => () => {};

/**
 * Returns the address of a picture as the page before shows it, perhaps in another width. It is in the browser
 * already. Undefined on the first page of a visit, and where the page before doesn't show it.
 */
export function useLoadedPicture(src: string | undefined): string | undefined {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [loaded] = useState(() => (isHydrating || !src ? undefined : findLoaded(src)));
  return loaded;
}

function findLoaded(src: string): string | undefined {
  const key = pictureKey(src);
  if (key === undefined) return undefined;
  return [...document.images].find(
    ({ currentSrc, complete }) => complete && currentSrc.includes(`/media/${key}/`),
  )?.currentSrc;
}
