import { type PictureSpec, pictureKey } from "../pictures/picture-spec.ts";
import { demoEvents } from "./demo-events.ts";
import { demoGallery } from "./demo-gallery.ts";
import { demoProducts } from "./demo-products.ts";

/** Returns every distinct picture of the demo by key, in the order in which visitors see them. */
export function demoPictureSpecs(): Map<string, PictureSpec> {
  const specs = [
    ...demoProducts.flatMap(({ pictures }) => pictures.slice(0, 1)),
    ...demoGallery.map(({ picture }) => picture),
    ...demoEvents.flatMap(({ pictures }) => pictures),
    ...demoProducts.flatMap(({ pictures }) => pictures).sort(byCloth),
  ];
  return new Map(specs.map((spec) => [pictureKey(spec), spec]));
}

/** Puts pictures of one scene next to each other: they share masks. */
function byCloth(a: PictureSpec, b: PictureSpec): number {
  return a.scene.localeCompare(b.scene) || a.motif.localeCompare(b.motif);
}
