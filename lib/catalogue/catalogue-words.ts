import { words } from "../language/words.ts";

/** The categories as a customer reads them. The dashboard and the API have the English names alone. */
export const CATEGORY_NAMES = words(
  { Men: "Men", Women: "Women", "Batik Cloth": "Batik Cloth", Others: "Others" },
  { Men: "Pria", Women: "Wanita", "Batik Cloth": "Kain Batik", Others: "Lainnya" },
);

/** The parts of a search that were read as filters. `Up to`, `Under` … stand before an amount. */
export const UNDERSTOOD_WORDS = words(
  {
    from: (amount: string) => `From ${amount}`,
    gifts: (amount: string) => `Gifts under ${amount}`,
    over: (amount: string) => `Over ${amount}`,
    size: (size: string) => `Size ${size}`,
    under: (amount: string) => `Under ${amount}`,
    upTo: (amount: string) => `Up to ${amount}`,
  },
  {
    from: (amount) => `Mulai ${amount}`,
    gifts: (amount) => `Hadiah di bawah ${amount}`,
    over: (amount) => `Di atas ${amount}`,
    size: (size) => `Ukuran ${size}`,
    under: (amount) => `Di bawah ${amount}`,
    upTo: (amount) => `Sampai ${amount}`,
  },
);
