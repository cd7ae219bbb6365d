/** Things of the workshop, seen from above, as SVG around the origin. */

/** Canting: a copper cup with a thin spout on a wooden handle, for drawing with hot wax. */
export function canting(x: number, y: number, angle: number, size = 1): string {
  const handle =
    "M0 -6C40 -12 80 -10 120 -13C190 -18 270 -17 326 -13C340 -10 340 10 326 13C270 17 190 18 120 13C80 10 40 12 0 7Z";
  const spout = "M-66 6C-84 7 -97 14 -104 30";
  // The light comes from the upper left of the picture, however the tool lies.
  const radians = (angle * Math.PI) / 180;
  const shift = (length: number) =>
    `translate(${(length * (0.6 * Math.cos(radians) + 0.8 * Math.sin(radians))).toFixed(1)} ${(length * (0.8 * Math.cos(radians) - 0.6 * Math.sin(radians))).toFixed(1)})`;
  const shadow = [4, 8, 12, 16]
    .map(
      (length) =>
        `<g fill="#1f0f06" fill-opacity=".17" transform="${shift(length)}"><path d="${handle}"/><ellipse cx="-34" cy="2" rx="41" ry="28"/><path d="${spout}" fill="none" stroke="#1f0f06" stroke-opacity=".17" stroke-width="8" stroke-linecap="round"/></g>`,
    )
    .join("");
  const grain = [-9, -5.5, -2, 2, 5, 8.5]
    .map((at, line) => {
      const from = 52 + ((line * 37) % 50);
      const to = 322 - ((line * 53) % 70);
      const bend = at * 1.35 + ((line * 5) % 3) - 1;
      return `M${from} ${at}C${from + 70} ${bend} ${to - 90} ${bend} ${to} ${at * 0.9}`;
    })
    .join("");
  const wood =
    `<path d="${handle}" fill="url(#handle)"/>` +
    `<path d="${grain}" fill="none" stroke="#5A3517" stroke-opacity=".42" stroke-width="1.7" stroke-linecap="round"/>` +
    '<path d="M214 -3C226 -8 240 -7 246 -2C238 3 224 3 214 -3M204 -3C222 -14 246 -12 258 -2" fill="none" stroke="#4A2912" stroke-opacity=".5" stroke-width="1.6"/><path d="M60 -8C150 -14 250 -14 318 -9" stroke="#FFE7C2" stroke-opacity=".3" stroke-width="2.4" fill="none" stroke-linecap="round"/>';
  const ferrule =
    '<path d="M-4 -7L34 -11C37 -4 37 5 34 11L-4 8Z" fill="url(#copper)"/><path d="M8 -8.500C10 -3 10 4 8 9M22 -10C25 -4 25 5 22 10.500" fill="none" stroke="#4F220A" stroke-opacity=".7" stroke-width="2.200"/>';
  const cup =
    '<ellipse cx="-34" cy="2" rx="41" ry="28" fill="#6A3212"/><ellipse cx="-35" cy="-1" rx="39" ry="25.500" fill="url(#cup)"/><ellipse cx="-35" cy="-1" rx="31" ry="19" fill="#3F1C08"/><ellipse cx="-34" cy="2" rx="28" ry="15" fill="#8A5A1E"/><ellipse cx="-33" cy="4" rx="23" ry="10.500" fill="#C48F3C"/><path d="M-66 2A33 20 0 0 1 -36 -20.500" stroke="#FFDDB0" stroke-opacity=".75" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="M-72 -3A39 26 0 0 0 -58 20M-18 24A39 26 0 0 0 3 8" stroke="#7D8F7A" stroke-opacity=".45" stroke-width="3" fill="none"/><path d="M-44 4Q-36 0 -28 2" stroke="#FFF0CC" stroke-opacity=".7" stroke-width="2" fill="none" stroke-linecap="round"/>';
  const nozzle = `<path d="${spout}" stroke="#6E3516" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-68 4C-84 5 -96 12 -103 26" stroke="#D48B52" stroke-width="2.400" fill="none" stroke-linecap="round"/>`;
  const dyes =
    '<defs><linearGradient id="handle" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#C08A50"/><stop offset=".35" stop-color="#A06C3A"/><stop offset="1" stop-color="#57331A"/></linearGradient><linearGradient id="copper" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#E5A36C"/><stop offset=".3" stop-color="#B4652F"/><stop offset="1" stop-color="#5C2A0F"/></linearGradient><radialGradient id="cup" cx=".3" cy=".22" r=".9"><stop offset="0" stop-color="#EBAA74"/><stop offset=".45" stop-color="#B4652F"/><stop offset="1" stop-color="#5C2A0F"/></radialGradient></defs>';
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${dyes}${shadow}${wood}${ferrule}${nozzle}${cup}</g>`;
}

/** A bowl of dye or a pan of wax. */
export function bowl(
  x: number,
  y: number,
  radius: number,
  rim: string,
  liquid: string,
  shine = "#fff",
): string {
  const id = `bowl${Math.round(x)}${Math.round(y)}`;
  const circle = (share: number, fill: string, dx = 0, dy = 0) =>
    `<circle cx="${(radius * dx).toFixed(1)}" cy="${(radius * dy).toFixed(1)}" r="${(radius * share).toFixed(1)}" fill="${fill}"/>`;
  const gradients =
    `<radialGradient id="${id}" cx=".62" cy=".66" r=".75"><stop offset="0" stop-color="${liquid}"/><stop offset=".6" stop-color="${liquid}"/><stop offset="1" stop-color="#150b05"/></radialGradient>` +
    `<linearGradient id="${id}rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F0E2C8"/><stop offset=".4" stop-color="${rim}"/><stop offset="1" stop-color="#2A1C12"/></linearGradient>` +
    `<linearGradient id="${id}wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1d120b"/><stop offset=".6" stop-color="${rim}"/><stop offset="1" stop-color="#D6C2A0"/></linearGradient>`;
  const glints = [
    [-0.22, 0.3, 0.24, 0.05, -28],
    [0.05, 0.44, 0.1, 0.03, -14],
  ]
    .map(
      ([dx = 0, dy = 0, rx = 0, ry = 0, turn]) =>
        `<ellipse transform="translate(${(dx * radius).toFixed(1)} ${(dy * radius).toFixed(1)}) rotate(${turn})" rx="${(rx * radius).toFixed(1)}" ry="${(ry * radius).toFixed(1)}" fill="${shine}" fill-opacity=".3"/>`,
    )
    .join("");
  return `<defs>${gradients}</defs><g transform="translate(${x} ${y})"><g fill-opacity=".2">${circle(1.07, "#1f0f06", 0.14, 0.2)}${circle(1.02, "#1f0f06", 0.09, 0.13)}${circle(1.0, "#1f0f06", 0.05, 0.08)}</g>${circle(1, `url(#${id}rim)`)}${circle(0.93, `url(#${id}wall)`)}${circle(0.77, `url(#${id})`, 0.02, 0.03)}${glints}</g>`;
}

/** Cap: a copper stamp on its handle, seen from the side of the print. */
export function stamp(x: number, y: number, size: number, angle: number): string {
  const half = size / 2;
  const petal = `M0 ${(-half * 0.08).toFixed(1)}Q${(half * 0.16).toFixed(1)} ${(-half * 0.36).toFixed(1)} 0 ${(-half * 0.66).toFixed(1)}Q${(-half * 0.16).toFixed(1)} ${(-half * 0.36).toFixed(1)} 0 ${(-half * 0.08).toFixed(1)}Z`;
  const outline =
    Array.from(
      { length: 8 },
      (_, index) => `<path transform="rotate(${index * 45})" d="${petal}"/>`,
    ).join("") +
    `<path d="M0 ${-half * 0.92}L${half * 0.92} 0L0 ${half * 0.92}L${-half * 0.92} 0Z"/><circle r="${half * 0.09}"/>`;
  const strips = `<g fill="none" stroke="#4A220A" stroke-width="6" transform="translate(3 4)">${outline}</g><g fill="none" stroke="#F0B77E" stroke-width="5">${outline}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="6" fill="#1f0f06" fill-opacity=".42" transform="translate(14 18)"/><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="6" fill="#7B431B"/><rect x="${-half + 5}" y="${-half + 5}" width="${size - 10}" height="${size - 10}" rx="4" fill="#9A5A2A"/>${strips}<rect x="${-half + 3}" y="${-half + 3}" width="${size - 6}" height="${size - 6}" rx="5" fill="none" stroke="#EDB67C" stroke-width="5"/></g>`;
}
