import type { ShopFacts } from "#lib/shop/facts.ts";

export type EraId = "heritage" | "fusion" | "versatility" | "recognition" | "enrich";

export type Era = {
  /** Also the address: /history#heritage. */
  id: EraId;
  title: string;
  years: string;
  lead: string;
  paragraphs: readonly string[];
  /** Alt text, in Indonesian. */
  picture: string;
};

/** The era that /history opens with (docs/pages.md#eras). */
export const DEFAULT_ERA: EraId = "enrich";

/** Returns the five eras (docs/pages.md#eras), the oldest first. */
export function erasOf({ name }: Pick<ShopFacts, "name">): readonly Era[] {
  return [
    {
      id: "heritage",
      title: "Heritage",
      years: "2011–2013",
      lead: "We began with cloth that other people had been making for generations.",
      paragraphs: [
        "Batik is drawing with wax: where the wax lies, the dye can’t go. In the courts of Surakarta and Yogyakarta it became a language of rank. Parang barong, the broad one, was the king’s; other grounds were kept for the palace and called larangan, forbidden. On the north coast, in Cirebon, Pekalongan, Lasem and Tuban, traders wore what the ships had brought: clouds, bouquets, a red that the inland dyers envied.",
        "In the nineteenth century the copper stamp, the cap, arrived. It waxes in a day what takes a canting weeks, and made batik something that everybody could wear.",
        `When ${name} opened in South Jakarta in 2011 it was one rail of kain from workshops in Giriloyo, Laweyan and Trusmi. Each carried a paper label with its motif, its meaning and the technique. Those labels are still how we write every page of this shop.`,
      ],
      picture: "Tiga panel kain parang soga tergantung pada bilah bambu",
    },
    {
      id: "fusion",
      title: "Fusion",
      years: "2014–2016",
      lead: "Two hands on one cloth, two coasts in one motif.",
      paragraphs: [
        "Batik has always borrowed. Cirebon’s mega mendung carries the clouds of Chinese porcelain. Lasem’s deep red came out of the dye vats of Peranakan families. Pekalongan’s buketan took the bouquet from European prints and gave it back with a butterfly on it.",
        "In these years we worked most on kombinasi: the repeat stamped with a cap, the filling of dots and fine lines, the isen-isen, drawn over it with a canting. It keeps the liveliness of a drawn line at a price between the two.",
        "We also began to let dyers answer one another: a kawung from the inland in coastal blue and red, a truntum on green. Nothing was invented for its own sake. Every cloth still had to be readable by someone’s grandmother.",
      ],
      picture: "Setumpuk kain pesisir dengan sekar jagad di paling atas",
    },
    {
      id: "versatility",
      title: "Versatility",
      years: "2017–2019",
      lead: "From a length of cloth to something one wears on a Tuesday.",
      paragraphs: [
        "A kain is about two and a half metres, and worn as it is. A shirt needs eleven pieces of it, and each cut goes through a drawing that somebody made by hand. So we learnt to cut slowly: parang runs down the body at its own slant, a ceplok meets itself at the button band, and mega mendung stays level, because clouds that stand upright are no longer clouds.",
        "Shirts came first, then blouses, wrap skirts and loose outer robes. What the cutting table left over became scarves, pouches and table runners, so that no waxed hand’s breadth was thrown away.",
        "It is also why most of our clothes exist once, in one size. The cloth decides what it can become, and how large.",
      ],
      picture: "Kemeja lengan panjang ceplok merah mengkudu",
    },
    {
      id: "recognition",
      title: "Recognition",
      years: "2020–2022",
      lead: "A craft that the world has on its list has to be told from its imitations.",
      paragraphs: [
        "On 2 October 2009 UNESCO inscribed Indonesian batik on the Representative List of the Intangible Cultural Heritage of Humanity; since then 2 October is Hari Batik Nasional. What was inscribed is not a pattern. It is the making: wax, dye, and the knowledge handed from one person to the next.",
        "Printed cloth with a batik pattern is cheap and everywhere, and there is nothing wrong with it, except when it is sold as batik. So we wrote down how to tell: turn it over. Wax and dye go through the cloth, and the back is nearly as clear as the front. A print is pale behind. Tulis is never quite the same twice; cap shows where one stamp meets the next.",
        "Since these years every product’s page says plainly which technique it is, and what the motif means.",
      ],
      picture: "Tiga kain truntum berbingkai di dinding pameran",
    },
    {
      id: "enrich",
      title: "Enrich",
      years: "Since 2023",
      lead: "Giving back to the hands, the soil and the next person who picks up a canting.",
      paragraphs: [
        "Colour first. More of our cloth is dyed with what grows: indigo leaves for blue, the barks of tegeran, jambal and tingi for soga brown, the root of mengkudu for red. These colours take many dips and never come out exactly alike. They also leave the workshop’s water fit for the rice field behind it.",
        "Then the makers. We order by the piece and not by the roll, agree on the price before the first line is drawn, and leave the time to the one who draws.",
        "And then everybody else. Our classes and exhibitions are listed under Events: come and hold a canting for an afternoon. You’ll read every cloth differently afterwards.",
      ],
      picture: "Canting di atas kain kawung soga yang sedang dibatik",
    },
  ];
}
