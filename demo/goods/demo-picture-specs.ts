import { type PictureSpec, pictureKey } from "../pictures/picture-spec.ts";
import { DEMO_EVENTS } from "./demo-events.ts";
import { DEMO_GALLERY } from "./demo-gallery.ts";
import { demoProducts } from "./demo-products.ts";

/** Returns every distinct picture of the demo by key, in the order in which visitors see them. */
export function demoPictureSpecs(): Map<string, PictureSpec> {
  const specs = [
    ...demoProducts.flatMap(({ pictures }) => pictures.slice(0, 1)),
    ...DEMO_GALLERY.map(({ picture }) => picture),
    ...DEMO_EVENTS.flatMap(({ pictures }) => pictures),
    ...demoProducts.flatMap(({ pictures }) => pictures).sort(byCloth),
  ];
  return new Map(specs.map((spec) => [pictureKey(spec), spec]));
}

/** Puts pictures of one scene next to each other: they share masks. */
function byCloth(a: PictureSpec, b: PictureSpec): number {
  return a.scene.localeCompare(b.scene) || a.motif.localeCompare(b.motif);
}
