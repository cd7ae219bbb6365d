import type { ProductField } from "./product-columns.ts";

type ExampleProduct = Record<ProductField, string>;

/** The example of the API's document. */
export const EXAMPLE_SHIRT: ExampleProduct = {
  name: "Kemeja Kawung",
  category: "Men",
  size: "M",
  size_details: "shoulder=70,chest=108,reguler=15.5,length=62",
  price: "450000",
  stock: "1",
  weight: "250",
  description: "Kemeja lengan pendek, motif kawung, lambang kesucian dan umur panjang.",
  care_instructions: "Cuci tangan dengan lerak, jemur di tempat teduh.",
};

/** One product of each category, so that each form of size and details occurs. */
export const EXAMPLE_PRODUCTS: readonly ExampleProduct[] = [
  EXAMPLE_SHIRT,
  {
    name: "Blus Truntum",
    category: "Women",
    size: "Free-Size",
    size_details: "chest=100,waist=90,hip=104,length=62",
    price: "385000",
    stock: "1",
    weight: "220",
    description: "Blus katun, motif truntum, lambang cinta yang tumbuh kembali.",
    care_instructions: "Cuci tangan dengan lerak, jemur di tempat teduh.",
  },
  {
    name: "Kain Parang",
    category: "Batik Cloth",
    size: "See-Image",
    size_details: "",
    price: "750000",
    stock: "1",
    weight: "400",
    description: "Kain tulis 200 x 115 cm, motif parang.",
    care_instructions: "Jangan diperas.",
  },
  {
    name: "Syal Mega Mendung",
    category: "Others",
    size: "Free-Size",
    size_details: "Panjang 180 cm, lebar 60 cm",
    price: "225000",
    stock: "3",
    weight: "120",
    description: "Syal sutra, motif mega mendung.",
    care_instructions: "Cuci kering.",
  },
];
