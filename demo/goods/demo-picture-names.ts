import { DEMO_EVENTS } from "./demo-events.ts";
import { DEMO_GALLERY } from "./demo-gallery.ts";
import { demoProducts } from "./demo-products.ts";

/** Returns the names of the demo's pictures. Each one is a folder of demo/pictures. */
export function demoPictureNames(): Set<string> {
  const goods = [...demoProducts, ...DEMO_EVENTS].flatMap(({ pictures }) => pictures);
  return new Set([...goods, ...DEMO_GALLERY.map(({ picture }) => picture)]);
}
