import { useEffect } from "react";
import type { Zoom } from "./use-zoom-view.ts";
import { panBy } from "./zoom-view.ts";

const PAN_PX = 80;

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** `+`, `-` and `0` zoom. Arrows move an enlarged picture's view; else they change the picture. */
export function useZoomKeys(zoom: Zoom, onMove: (step: 1 | -1) => void): void {
  function onKey(event: KeyboardEvent) {
    // Those are the browser's own.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === "+" || event.key === "=") zoom.step(1);
    else if (event.key === "-" || event.key === "_") zoom.step(-1);
    else if (event.key === "0") zoom.showWhole();
    else if (arrow && zoom.isEnlarged) {
      zoom.change((view) => panBy(view, { x: -arrow.x * PAN_PX, y: -arrow.y * PAN_PX }));
    } else if (arrow && arrow.x !== 0) onMove(arrow.x > 0 ? 1 : -1);
    else return;
    event.preventDefault();
  }

  useEffect(() => {
    // On the document: a press on the picture leaves the focus nowhere.
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
