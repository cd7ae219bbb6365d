import { useState } from "react";
import type { ManyOutcome } from "./many-results.tsx";
import { useSelection } from "./selection.tsx";

/** State of the dialog that changes the selected rows, and of the results below it. */
export function useMany() {
  const { select } = useSelection();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<ManyOutcome | null>(null);
  const [saves, setSaves] = useState(0);
  return {
    outcome,
    closeOutcome: () => setOutcome(null),
    /** Key of the dialog. A new one after a save: the focus goes to the results, not back to the button. */
    saves,
    isAsking,
    ask: () => setAsking(true),
    close: () => setAsking(false),
    showOutcome(done: ManyOutcome) {
      setOutcome(done);
      setAsking(false);
      setSaves((count) => count + 1);
      // Failed rows stay selected, for another try.
      select(done.results.filter(({ isSaved }) => !isSaved).map(({ id }) => id));
    },
  };
}
