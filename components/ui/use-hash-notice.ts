import { useEffect } from "react";

/** Calls `show` once where the address has this fragment ("#…"), and takes the fragment away. */
export function useHashNotice(hash: string, show: () => void): void {
  useEffect(() => {
    if (location.hash !== hash) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    show();
  }, [hash, show]);
}
