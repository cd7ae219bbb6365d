import { DYE } from "./dye-colours.ts";

/** The few dyes of one cloth. A motif draws with these and with nothing else. */
export type Colourway = {
  ground: string;
  figure: string;
  accent: string;
  line: string;
};

/** Named as a batik house names its grounds: by the dye that the cloth was last dipped in. */
export const COLOURWAYS = {
  soga: { ground: DYE.soga700, figure: "#F6ECD8", accent: DYE.soga300, line: DYE.soga900 },
  sogaTua: { ground: "#2E1A10", figure: "#EBDAB9", accent: "#AF7238", line: "#4A2A17" },
  latarPutih: { ground: DYE.krem, figure: "#7A431F", accent: DYE.wedel700, line: "#3B2013" },
  wedel: { ground: DYE.wedel900, figure: "#F4ECDA", accent: DYE.soga300, line: DYE.wedel500 },
  biru: { ground: "#34558A", figure: "#F3EEDF", accent: DYE.wedel200, line: DYE.wedel900 },
  mengkudu: { ground: DYE.mengkudu, figure: "#FAEFDA", accent: "#DDA63A", line: "#4A1417" },
  daun: { ground: DYE.daun, figure: "#F3EBD3", accent: "#D2A245", line: "#17301D" },
  kunyit: { ground: "#C68D22", figure: "#FCF3DB", accent: "#7A4A12", line: "#5A3410" },
  jambu: { ground: DYE.jambu, figure: "#FFF5E4", accent: "#3F6B4A", line: "#7C3A33" },
  bangBiru: { ground: DYE.krem, figure: "#A02B2C", accent: DYE.wedel700, line: DYE.wedel900 },
  /** Pencil on white cotton, before the first wax. */
  pencil: { ground: "#F2E6CC", figure: "#F2E6CC", accent: "#B7A286", line: "#9C8A72" },
} as const satisfies Record<string, Colourway>;

export type ColourwayName = keyof typeof COLOURWAYS;
