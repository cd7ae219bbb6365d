/** A product's or event's pictures, the main one first. */
export const IMAGE_SLOTS = ["image1", "image2", "image3", "image4"] as const;

export type ImageSlot = (typeof IMAGE_SLOTS)[number];
