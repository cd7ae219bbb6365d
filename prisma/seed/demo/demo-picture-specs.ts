import { type PictureSpec, pictureKey } from "../pictures/picture-spec.ts";
import { demoEvents } from "./demo-events.ts";
import { demoGallery } from "./demo-gallery.ts";
import { demoProducts } from "./demo-products.ts";

/** Every distinct picture of the demo data, by key. */
export function demoPictureSpecs(): Map<string, PictureSpec> {
  const specs = [
    ...demoProducts.flatMap((product) => product.pictures),
    ...demoGallery.map((item) => item.picture),
    ...demoEvents.flatMap((event) => event.pictures),
  ];
  return new Map(specs.map((spec) => [pictureKey(spec), spec]));
}
