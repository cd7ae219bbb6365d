import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import { fringe } from "./scarf.ts";
import { artwork, type ClothPiece, type Scene, stitch } from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";

const GROUND_SHADOW = { shiftX: 20, shiftY: 30, blur: 32, depth: 0.4 };

const leatherTag = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect x="-46" y="-24" width="96" height="52" rx="4" fill="#000" fill-opacity=".3"/><rect x="-48" y="-27" width="96" height="52" rx="4" fill="#8A5530"/><rect x="-42" y="-21" width="84" height="40" rx="2" fill="none" stroke="#E7CFA5" stroke-opacity=".7" stroke-width="1.8" stroke-dasharray="6 4"/><g fill="none" stroke="#3B2013" stroke-width="2.4"><path d="M0 -1Q-7 -8 0 -16Q7 -8 0 -1ZM0 -1Q8 -8 16 -1Q8 6 0 -1ZM0 -1Q7 6 0 14Q-7 6 0 -1ZM0 -1Q-8 6 -16 -1Q-8 -8 0 -1Z"/></g></g>`;

/** A tote bag with straps in plain cloth. */
export function tote(look: SceneLook): Scene {
  const strap = (outline: string, dim: number): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.plain,
    laying: { dim },
    relief: drape(look.seed + 3, 60, 60, 3),
    roundness: { reach: 12, height: 9 },
    shadow: { shiftX: 10, shiftY: 14, blur: 14, depth: 0.34 },
  });
  return {
    backdrop: "sweep",
    layers: [
      strap(
        "M420 600C424 420 452 250 600 232C748 250 776 420 780 600L732 600C728 450 704 300 600 284C496 300 472 450 468 600Z",
        0.78,
      ),
      {
        kind: "cloth",
        outline:
          "M282 562C480 580 720 580 918 562C930 760 942 980 950 1180C952 1216 934 1234 900 1238C700 1256 500 1256 300 1238C266 1234 248 1216 250 1180C258 980 270 760 282 562Z",
        cloth: look.cloth,
        laying: { shiftX: Math.round(look.random() * 60) },
        relief: sumOfReliefs(
          drape(look.seed, 240, 260, 11),
          fold([420, 600], [330, 1200], 44, 9),
          fold([780, 600], [860, 1200], 44, 10),
          fold([300, 1120], [900, 1180], 44, 8),
        ),
        roundness: { reach: 64, height: 50 },
        shadow: GROUND_SHADOW,
      },
      strap(
        "M404 700C396 480 440 330 600 318C760 330 804 480 796 700L744 704C752 520 716 384 600 374C484 384 448 520 456 704Z",
        1,
      ),
      artwork(
        stitch(
          "M284 600C480 617 720 617 916 600M286 612C480 629 720 629 914 612",
          look.colour.figure,
          0.4,
        ) +
          stitch(
            "M412 694L412 640L448 640L448 696L412 640M448 640L412 696M752 696L752 640L788 640L788 694L752 640M788 640L752 696",
            "#FBF6EC",
            0.55,
          ) +
          leatherTag(790, 1150),
      ),
    ],
  };
}

/** A square cushion cover with piping. */
export function cushion(look: SceneLook): Scene {
  const outline =
    "M226 392C218 366 238 346 264 354C480 392 720 392 936 354C962 346 982 366 974 392C938 600 938 860 974 1068C982 1094 962 1114 936 1106C720 1070 480 1070 264 1106C238 1114 218 1094 226 1068C262 860 262 600 226 392Z";
  return {
    backdrop: "sweep",
    layers: [
      {
        kind: "cloth",
        outline,
        cloth: look.cloth,
        laying: { shiftX: 600, shiftY: 730 },
        relief: sumOfReliefs(
          (x, y) =>
            105 *
            Math.cos(Math.min(1, Math.abs(x - 600) / 400) * 1.5) *
            Math.cos(Math.min(1, Math.abs(y - 730) / 400) * 1.5),
          drape(look.seed, 170, 190, 8),
          fold([232, 366], [420, 560], 28, 9),
          fold([968, 366], [790, 560], 28, 9),
          fold([968, 1094], [780, 900], 28, 9),
          fold([232, 1094], [420, 900], 28, 9),
        ),
        roundness: { reach: 70, height: 60 },
        shadow: { shiftX: 24, shiftY: 46, blur: 44, depth: 0.5 },
      },
      artwork(
        `<path d="${outline}" fill="none" stroke="${look.plain}" stroke-width="11" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linejoin="round" transform="translate(-1.5 -2)"/><path d="${outline}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2" stroke-dasharray="3 5" transform="translate(3 3)"/>`,
      ),
    ],
  };
}

const CUP =
  '<g transform="translate(860 480)"><ellipse cx="26" cy="36" rx="150" ry="148" fill="#1f0f06" fill-opacity=".34"/><circle r="146" fill="#E9DCC2"/><circle r="146" fill="none" stroke="#CDB890" stroke-width="3"/><circle r="104" fill="#DCCBA9"/><circle r="100" fill="#EFE4CE"/><ellipse cx="14" cy="20" rx="88" ry="86" fill="#1f0f06" fill-opacity=".3"/><circle r="84" fill="#F6EEDD"/><circle r="84" fill="none" stroke="#B99D70" stroke-width="3"/><circle r="70" fill="#5A2F14"/><circle r="70" fill="none" stroke="#3A1C0A" stroke-width="5" stroke-opacity=".6"/><path d="M-48 -28A56 56 0 0 1 0 -56" stroke="#E0AE73" stroke-opacity=".6" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M74 -34C124 -62 140 -14 78 8" stroke="#F6EEDD" stroke-width="17" fill="none" stroke-linecap="round"/></g>';

/** A runner down a wooden table, with a cup of tea for its size. */
export function tableRunner(look: SceneLook): Scene {
  return {
    backdrop: "table",
    layers: [
      artwork(fringe(332, 742, 1300, 84, look.plain)),
      {
        kind: "cloth",
        outline: "M318 -60L742 -60L756 1306L324 1308Z",
        cloth: look.cloth,
        laying: { shiftX: 324 },
        relief: sumOfReliefs(
          drape(look.seed, 240, 420, 7),
          fold([320, 640], [760, 600], 26, 5),
          fold([530, -50], [540, 1300], 30, 5),
        ),
        roundness: { reach: 14, height: 7 },
        shadow: { shiftX: 10, shiftY: 12, blur: 14, depth: 0.55 },
      },
      artwork(
        stitch("M336 -20L342 1290M726 -20L740 1290M334 1288L746 1286", look.colour.figure, 0.5) +
          CUP,
      ),
    ],
  };
}

/** A zip pouch, drawn a little turned. */
export function pouch(look: SceneLook): Scene {
  const zip = Array.from(
    { length: 62 },
    (_, index) => `M${258 + index * 11} ${index % 2 ? 522 : 526}v9`,
  ).join("");
  return {
    backdrop: "linen",
    layers: [
      {
        kind: "cloth",
        outline:
          "M262 500C262 482 272 474 290 474C500 466 700 466 910 474C928 474 938 482 938 500C950 680 954 840 950 1000C948 1034 932 1050 900 1054C700 1070 500 1070 300 1054C268 1050 252 1034 250 1000C246 840 250 680 262 500Z",
        cloth: look.cloth,
        laying: { shiftX: 300, shiftY: 480, angle: turned(look, -3) },
        relief: sumOfReliefs(
          drape(look.seed, 250, 200, 10),
          fold([270, 980], [560, 860], 40, 8),
          fold([930, 980], [690, 850], 40, 8),
        ),
        roundness: { reach: 80, height: 66 },
        shadow: { shiftX: 18, shiftY: 30, blur: 30, depth: 0.5 },
      },
      artwork(
        `<path d="M250 512C500 502 700 502 950 512L950 546C700 536 500 536 250 546Z" fill="${look.plain}"/><path d="${zip}" stroke="#C9A45C" stroke-width="5.5"/><path d="${zip}" stroke="#FFF1CC" stroke-opacity=".5" stroke-width="1.6" transform="translate(-1.5 -1)"/>` +
          '<g><path d="M862 520h44v26h-44z" fill="#B48A3E"/><path d="M866 523h36v6h-36z" fill="#F0D797"/><path d="M884 544C890 580 884 610 880 640" stroke="#5F3D1C" stroke-width="6" fill="none"/><path d="M864 640L898 640L906 742L854 742Z" fill="#000" fill-opacity=".25" transform="translate(7 8)"/><path d="M864 640L898 640L906 742L854 742Z" fill="#8A5530"/><path d="M862 660h38" stroke="#E7CFA5" stroke-width="4"/><path d="M864 680L858 742M872 680L870 742M882 680L884 742M892 680L898 742" stroke="#4A2A14" stroke-width="2.4"/></g>' +
          stitch("M262 556C500 546 700 546 938 556", look.colour.figure, 0.45) +
          leatherTag(360, 980),
      ),
    ],
  };
}
