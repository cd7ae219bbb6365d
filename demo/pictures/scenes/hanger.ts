import { bamboo } from "./hanging-cloth.ts";
import { artwork, GROUND_SHADOW, type Layer, type Scene, WALL_SHADOW } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

/** The steel hook of a hanger whose neck ends at `y`; it hangs over a pole at 84. */
const hook = (y: number): Layer =>
  artwork(
    ["#2A1C12", "#9C9388", "#E9E2D6"]
      .map((colour, index) => {
        const [shift, thick] =
          [
            [10, 9],
            [0, 8],
            [-1.5, 2.2],
          ][index] ?? [];
        return `<path transform="translate(${shift} ${shift})" d="M600 ${y}V150C600 132 640 124 640 92C640 66 620 50 598 50C576 50 560 66 558 84" fill="none" stroke="${colour}" stroke-opacity="${index ? 1 : 0.2}" stroke-width="${thick}" stroke-linecap="round"/>`;
      })
      .join(""),
  );

const ARM =
  "M600 222C616 222 630 230 650 242L866 352C886 364 892 380 884 390C878 396 866 394 852 386L640 286C616 276 584 276 560 286L348 386C334 394 322 396 316 390C308 380 314 364 334 352L550 242C570 230 584 222 600 222Z";

/** The wooden arms of a hanger, moved down by `y`. */
const arms = (y: number): Layer =>
  artwork(
    `<defs><linearGradient id="arms" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#DDB27C"/><stop offset=".45" stop-color="#B37C45"/><stop offset="1" stop-color="#6B4220"/></linearGradient></defs><g transform="translate(0 ${y})"><path d="${ARM}" fill="#2A170B" fill-opacity=".22" transform="translate(12 16)"/><path d="${ARM}" fill="url(#arms)"/><path d="M556 248C576 234 590 228 600 228C612 228 626 236 646 248" fill="none" stroke="#FFE6BC" stroke-opacity=".5" stroke-width="3"/></g>`,
  );

/** Lets pieces that lay on the ground throw their shadow on a wall. */
const lifted = (layer: Layer): Layer =>
  layer.kind === "cloth" && layer.shadow === GROUND_SHADOW
    ? { ...layer, shadow: WALL_SHADOW }
    : layer;

/** A garment laid down by hand. */
export const onGround = (look: SceneLook, layers: Layer[]): Scene => {
  return { backdrop: "sweep", slack: { seed: look.seed, from: 180 }, layers };
};

/**
 * A garment on a hanger over a pole. What is seen inside its neck lies behind the hanger, whose arms
 * are hidden by the rest. `y` moves the hanger down from a neck at 260.
 */
export function onHanger(look: SceneLook, inside: Layer[], outside: Layer[], y = 0): Scene {
  return {
    backdrop: "wall",
    slack: { seed: look.seed, from: 420 },
    layers: [
      artwork(bamboo(84, 60, 1140, 26)),
      ...inside.map(lifted),
      hook(270 + y),
      arms(34 + y),
      ...outside.map(lifted),
    ],
  };
}
