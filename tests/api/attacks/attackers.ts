import { somewherePublic } from "../shop-client.ts";

/** Requests that attackers have under way at a time. */
const LANES = 16;

/** Returns 200 addresses of one attacker. */
export const manyAddresses = () => Array.from({ length: 200 }, somewherePublic);

/**
 * Attacks `times` times, and goes on until the sale that begins then is over. `attack` gets its turn,
 * counted from 0.
 */
export async function sellUnderAttack(
  times: number,
  attack: (turn: number) => Promise<unknown>,
  sell: () => Promise<void>,
): Promise<void> {
  let turn = 0;
  async function attackWhile(goesOn: () => boolean): Promise<void> {
    const lane = async () => {
      while (goesOn()) await attack(turn++);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  await attackWhile(() => turn < times);
  let isSelling = true;
  const sale = sell().finally(() => {
    isSelling = false;
  });
  await Promise.all([attackWhile(() => isSelling), sale]);
}
