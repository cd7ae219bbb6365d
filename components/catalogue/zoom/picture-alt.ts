/** Returns the alt text of a product's picture. The number is left out where there is just one. */
export function pictureAlt(name: string, index: number, count: number): string {
  return count === 1 ? name : `${name}, picture ${index + 1} of ${count}`;
}
