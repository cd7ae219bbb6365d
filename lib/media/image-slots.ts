/** The four places that a product or an event has for pictures; the first is the main one. */
export const IMAGE_SLOTS = ["image1", "image2", "image3", "image4"] as const;

export type ImageSlot = (typeof IMAGE_SLOTS)[number];
