/** CSS pixels, measured from the middle of the window's part that shows the picture. */
export type Point = { x: number; y: number };

export type Extent = { width: number; height: number };

/** Part of the picture that is in view. At scale 1 it is the whole; the point is the picture's middle. */
export type ZoomView = Point & { scale: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** Scales of the buttons and keys. A double tap takes the second. */
export const ZOOM_STEPS = [1, 2.5, 4] as const;
const [LEAST, ENLARGED, MOST] = ZOOM_STEPS;

function hold(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Returns the view with another scale, held to the least and the most. The picture stays put at `point`. */
export function zoomAt(view: ZoomView, scale: number, point: Point): ZoomView {
  const held = hold(scale, LEAST, MOST);
  const factor = held / view.scale;
  return {
    scale: held,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

export function panBy(view: ZoomView, { x, y }: Point): ZoomView {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Returns the view enlarged at the point, or the whole picture where it is enlarged already. */
export function toggleAt(view: ZoomView, point: Point): ZoomView {
  return view.scale > LEAST ? WHOLE : zoomAt(view, ENLARGED, point);
}

/** Returns the next larger or smaller step; the view's own scale past the last. */
export function stepFrom(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  return steps.find((step) => (step - scale) * direction > 0) ?? scale;
}

/** Returns the size at which the whole picture fits into the frame. */
export function fitInto(picture: Extent, frame: Extent): Extent {
  const ratio = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** Returns the view moved so that no edge of an enlarged picture leaves the frame's edge inwards. */
export function holdInFrame(view: ZoomView, fitted: Extent, frame: Extent): ZoomView {
  const room = (length: number, within: number) => Math.max(0, (length * view.scale - within) / 2);
  const across = room(fitted.width, frame.width);
  const down = room(fitted.height, frame.height);
  return { ...view, x: hold(view.x, -across, across), y: hold(view.y, -down, down) };
}
