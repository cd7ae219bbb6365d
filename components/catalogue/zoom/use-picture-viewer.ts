import { type ComponentType, useState } from "react";
import { toast } from "#components/ui/toast/toast.ts";
import { useUiWords } from "#components/ui/ui-words.ts";
import type { PictureViewerProps } from "./picture-viewer.tsx";

type Viewer = ComponentType<PictureViewerProps>;

async function fetchViewer(): Promise<Viewer> {
  const { PictureViewer } = await import("./picture-viewer.tsx");
  return PictureViewer;
}

/** Opens the viewer of pictures. Its code is fetched at the first press, since most visitors don't enlarge. */
export function usePictureViewer() {
  const { oops } = useUiWords();
  const [Viewer, setViewer] = useState<Viewer | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [start, setStart] = useState(0);

  /** At this picture of the list, the first by default. */
  function open(at = 0) {
    setStart(at);
    setIsWanted(true);
    if (Viewer) return;
    fetchViewer().then(
      (fetched) => setViewer(() => fetched),
      () => {
        setIsWanted(false);
        toast.error(oops);
      },
    );
  }

  return {
    /** The viewer, to be rendered; null unless it is to be open. */
    Viewer: isWanted ? Viewer : null,
    isLoading: isWanted && !Viewer,
    start,
    open,
    close: () => setIsWanted(false),
    /** Fetches the code ahead of a press that is likely. */
    prepare: () => void fetchViewer().catch(() => {}),
  };
}
