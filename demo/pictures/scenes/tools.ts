/** Things of the workshop, seen from above, as SVG around the origin. */

/** Canting: a copper cup with a thin spout on a wooden handle, for drawing with hot wax. */
export function canting(x: number, y: number, angle: number, size = 1): string {
  const drawing =
    '<defs><linearGradient id="handle" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#D9A36A"/><stop offset=".3" stop-color="#A9713D"/><stop offset="1" stop-color="#4F2C12"/></linearGradient><radialGradient id="cup" cx=".35" cy=".25" r=".85"><stop offset="0" stop-color="#F6BE86"/><stop offset=".5" stop-color="#B86A33"/><stop offset="1" stop-color="#5A2C0F"/></radialGradient></defs>' +
    '<path d="M-6 6L330 -10L334 22L-4 40Z" fill="#1f0f06" fill-opacity=".32" transform="translate(14 20)"/><path d="M0 -4C90 -22 250 -26 320 -20C340 -16 340 16 320 20C250 26 90 22 0 8Z" fill="url(#handle)"/><path d="M12 -3C90 -15 250 -20 316 -14" stroke="#FFE0B0" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M60 -14v26M74 -15v30" stroke="#4A2912" stroke-width="3"/>' +
    '<ellipse cx="-34" cy="14" rx="46" ry="30" fill="#1f0f06" fill-opacity=".32" transform="translate(10 16)"/><path d="M-2 -6L6 8L-12 8Z" fill="#7A4A1E"/><ellipse cx="-34" cy="2" rx="42" ry="29" fill="#7A401A"/><ellipse cx="-36" cy="-2" rx="39" ry="25" fill="url(#cup)"/><ellipse cx="-35" cy="-1" rx="31" ry="18" fill="#5C3213"/><ellipse cx="-36" cy="3" rx="26" ry="12" fill="#D8A24A"/><path d="M-56 -4A30 16 0 0 1 -34 -15" stroke="#FFE3B4" stroke-opacity=".8" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M-70 8C-88 10 -100 18 -106 34" stroke="#8F4F22" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-72 5C-88 7 -99 15 -105 30" stroke="#E3A063" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${drawing}</g>`;
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
