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

/** The wooden arms of a hanger from `y` down, 580 wide times `size`. */
const arms = (y: number, size: number): Layer =>
  artwork(
    `<defs><linearGradient id="arms" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#C79A62"/><stop offset=".3" stop-color="#B37C45"/><stop offset="1" stop-color="#5E3919"/></linearGradient></defs><g transform="translate(${600 - 600 * size} ${y - 222 * size}) scale(${size})"><path d="${ARM}" fill="#2A170B" fill-opacity=".22" transform="translate(12 16)"/><path d="${ARM}" fill="url(#arms)"/><path d="M556 248C576 234 590 228 600 228C612 228 626 236 646 248" fill="none" stroke="#FFE6BC" stroke-opacity=".4" stroke-width="3"/></g>`,
  );

/** A bar with two clips, which hold a waistband between 410 and 790 at 190. */
const BAR = artwork(
  '<rect x="392" y="140" width="416" height="16" rx="8" fill="#2A170B" fill-opacity=".2" transform="translate(14 16)"/><rect x="392" y="138" width="416" height="16" rx="8" fill="#B37C45"/><rect x="396" y="140" width="408" height="4" rx="2" fill="#F3D3A0" fill-opacity=".7"/>',
);
const CLIPS = artwork(
  `<defs><linearGradient id="clip"><stop offset="0" stop-color="#7D4F27"/><stop offset=".3" stop-color="#C99A60"/><stop offset="1" stop-color="#6B4220"/></linearGradient></defs>${[
    446, 754,
  ]
    .map(
      (x) =>
        `<g transform="translate(${x} 128)"><path d="M-13 6Q-13 0 -7 0H7Q13 0 13 6L16 78Q16 84 10 84H-10Q-16 84 -16 78Z" fill="#2A170B" fill-opacity=".3" transform="translate(6 9)"/><path d="M-13 6Q-13 0 -7 0H7Q13 0 13 6L16 78Q16 84 10 84H-10Q-16 84 -16 78Z" fill="url(#clip)"/><path d="M-14 34H14" stroke="#6E675E" stroke-width="7"/><path d="M-14 33H14" stroke="#D8D2C8" stroke-width="2"/></g>`,
    )
    .join("")}`,
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

const onWall = (look: SceneLook, layers: Layer[]): Scene => {
  const pole = artwork(bamboo(84, 60, 1140, 26));
  return { backdrop: "wall", slack: { seed: look.seed, from: 420 }, layers: [pole, ...layers] };
};

/**
 * A garment on a hanger over a pole. The hanger lies over what is seen inside the neck, its arms under
 * the rest: they begin at `y` and are 580 wide times `size`.
 */
export function onHanger(
  look: SceneLook,
  inside: Layer[],
  outside: Layer[],
  { y, size } = { y: 256, size: 1 },
): Scene {
  return onWall(look, [...inside.map(lifted), hook(y + 14), arms(y, size), ...outside.map(lifted)]);
}

/** A skirt on a clip hanger. */
export const onClips = (look: SceneLook, layers: Layer[]): Scene =>
  onWall(look, [hook(150), BAR, ...layers.map(lifted), CLIPS]);
