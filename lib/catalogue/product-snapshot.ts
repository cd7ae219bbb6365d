/** The fields of a product that an order keeps as they were. */
export type ProductSnapshot = {
  productId: string;
  name: string;
  category: string;
  size: string;
  sizeDetails: string;
  /** Rupiah for one. */
  price: number;
  /** Grams for one. */
  weight: number;
  image1: string | null;
  image2: string | null;
  image3: string | null;
  image4: string | null;
};
