import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Zoom } from "./use-zoom-view.ts";
import { type Point, panBy, toggleAt, zoomAt } from "./zoom-view.ts";

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
/** A finger that moves less than this has tapped. */
const TAP_PX = 10;
const SWIPE_PX = 48;
/** A pinch on a touchpad sends small deltas, a mouse's wheel large ones. */
const MOST_WHEEL_DELTA = 50;
const WHEEL_PER_E = 100;

type Tap = { at: Point; time: number };

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Returns where the event is, from the frame's middle. */
function pointIn(frame: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const box = frame.getBoundingClientRect();
  return {
    x: event.clientX - box.left - box.width / 2,
    y: event.clientY - box.top - box.height / 2,
  };
}

/**
 * Pinch, double tap or double click, drag, swipe, and wheel on the frame. `onSwipe` gets 1 for the next
 * picture. The frame needs `touch-action: none`, or the browser takes the gestures for itself.
 */
export function useZoomGestures(
  frame: RefObject<HTMLElement | null>,
  zoom: Zoom,
  onSwipe: (step: 1 | -1) => void,
) {
  const pointers = useRef(new Map<number, Point>());
  /** Where a lone pointer went down; null once a second one comes. */
  const start = useRef<Point | null>(null);
  /** The same, and null once the pointer has moved. */
  const tapStart = useRef<Point | null>(null);
  const lastTap = useRef<Tap | null>(null);

  function onWheel(event: WheelEvent) {
    event.preventDefault();
    if (!frame.current) return;
    const { deltaX, deltaY } = event;
    if (!event.ctrlKey) {
      zoom.change((view) => panBy(view, { x: -deltaX, y: -deltaY }), { follow: true });
      return;
    }
    const point = pointIn(frame.current, event);
    const delta = Math.max(-MOST_WHEEL_DELTA, Math.min(MOST_WHEEL_DELTA, deltaY));
    zoom.change((view) => zoomAt(view, view.scale * Math.exp(-delta / WHEEL_PER_E), point), {
      follow: true,
    });
  }

  useEffect(() => {
    const element = frame.current;
    // React's own listener is passive, and couldn't keep the browser from zooming the page.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });

  function tap(at: Point, time: number) {
    const last = lastTap.current;
    const isSecond =
      last !== null && time - last.time < DOUBLE_TAP_MS && distance(last.at, at) < DOUBLE_TAP_PX;
    lastTap.current = isSecond ? null : { at, time };
    if (isSecond) zoom.change((view) => toggleAt(view, at));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointIn(event.currentTarget, event);
    pointers.current.set(event.pointerId, at);
    const isAlone = pointers.current.size === 1;
    start.current = isAlone ? at : null;
    tapStart.current = isAlone ? at : null;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = pointIn(event.currentTarget, event);
    pointers.current.set(event.pointerId, to);
    if (tapStart.current && distance(tapStart.current, to) > TAP_PX) tapStart.current = null;
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    if (!other) {
      if (zoom.isEnlarged) zoom.change((view) => panBy(view, between(from, to)), { follow: true });
      return;
    }
    const [, fixed] = other;
    const [before, after] = [middleOf(from, fixed), middleOf(to, fixed)];
    const factor = distance(to, fixed) / Math.max(distance(from, fixed), 1);
    zoom.change(
      (view) => panBy(zoomAt(view, view.scale * factor, before), between(before, after)),
      { follow: true },
    );
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return;
    const at = pointIn(event.currentTarget, event);
    const from = start.current;
    start.current = null;
    if (tapStart.current) tap(at, event.timeStamp);
    else if (from && !zoom.isEnlarged) {
      const { x, y } = between(from, at);
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    }
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    start.current = null;
    tapStart.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
