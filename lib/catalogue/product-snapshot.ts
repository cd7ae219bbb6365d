/** What an order keeps of a product, as it was when it was sold. */
export type ProductSnapshot = {
  productId: string;
  name: string;
  category: string;
  size: string;
  /** Rupiah a piece. */
  price: number;
  /** Grams a piece. */
  weight: number;
  image1: string | null;
  image2: string | null;
  image3: string | null;
  image4: string | null;
};
