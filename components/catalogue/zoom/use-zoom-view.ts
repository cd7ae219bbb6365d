import { type RefObject, useState } from "react";
import {
  type Extent,
  fitInto,
  holdInFrame,
  type Point,
  stepFrom,
  WHOLE,
  type ZoomView,
  zoomAt,
} from "./zoom-view.ts";

const MIDDLE: Point = { x: 0, y: 0 };

/** Pictures are 4:5 until the file says otherwise. */
function naturalSize(image: HTMLImageElement | null): Extent {
  const known = image !== null && image.naturalWidth > 0;
  return known
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : { width: 4, height: 5 };
}

/** Holds which part of the picture in `frame` is shown. */
export function useZoomView(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE);
  /** True for changes that follow a finger or a wheel, which a transition would delay. */
  const [follows, setFollows] = useState(false);
  const isEnlarged = view.scale > 1;

  function change(next: (view: ZoomView) => ZoomView, { follow = false } = {}) {
    const element = frame.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    const fitted = fitInto(naturalSize(element.querySelector("img")), { width, height });
    setFollows(follow);
    setView((current) => holdInFrame(next(current), fitted, { width, height }));
  }

  return {
    view,
    follows,
    isEnlarged,
    change,
    step: (direction: 1 | -1) =>
      change((current) => zoomAt(current, stepFrom(current.scale, direction), MIDDLE)),
    showWhole: () => change(() => WHOLE),
  };
}

export type Zoom = ReturnType<typeof useZoomView>;
