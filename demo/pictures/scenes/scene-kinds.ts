import { detail, turnedCorner } from "./close-ups.ts";
import { clothStack, foldedKain } from "./folded-cloth.ts";
import { foldedShirt } from "./folded-shirt.ts";
import { handAtWork } from "./hand-at-work.ts";
import { hangingKain, kainPanels } from "./hanging-cloth.ts";
import { cushion, pouch, tableRunner, tote } from "./home-goods.ts";
import { kimono } from "./kimono.ts";
import { menLongShirt, menShortShirt } from "./men-shirts.ts";
import { bazaarStall, dryingLines, exhibitionWall } from "./places.ts";
import { foldedScarf, scarf } from "./scarf.ts";
import type { Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { clothSizeChart, menSizeChart, othersSizeChart, womenSizeChart } from "./size-chart.ts";
import { womenBlouse } from "./women-blouse.ts";
import { cantingOnCloth, clothRolls, dyeBowls, stampedCloth, workshopTable } from "./workshop.ts";
import { wrapDress } from "./wrap-dress.ts";
import { wrapSkirt } from "./wrap-skirt.ts";

/** Every scene that a picture can show. */
export const SCENE_KINDS = {
  "men-short-shirt": menShortShirt,
  "men-long-shirt": menLongShirt,
  "folded-shirt": foldedShirt,
  "women-blouse": womenBlouse,
  "wrap-dress": wrapDress,
  kimono,
  "wrap-skirt": wrapSkirt,
  "hanging-kain": hangingKain,
  "kain-panels": kainPanels,
  "folded-kain": foldedKain,
  "cloth-stack": clothStack,
  scarf,
  "folded-scarf": foldedScarf,
  tote,
  cushion,
  "table-runner": tableRunner,
  pouch,
  "workshop-table": workshopTable,
  "canting-on-cloth": cantingOnCloth,
  "hand-at-work": handAtWork,
  "dye-bowls": dyeBowls,
  "stamped-cloth": stampedCloth,
  "cloth-rolls": clothRolls,
  "drying-lines": dryingLines,
  "exhibition-wall": exhibitionWall,
  "bazaar-stall": bazaarStall,
  "size-chart-men": menSizeChart,
  "size-chart-women": womenSizeChart,
  "size-chart-others": othersSizeChart,
  "size-chart-cloth": clothSizeChart,
  detail,
  "turned-corner": turnedCorner,
} as const satisfies Record<string, (look: SceneLook) => Scene>;

export type SceneKind = keyof typeof SCENE_KINDS;
