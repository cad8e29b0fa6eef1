/** Round numbers from 0 to `last` for an axis: at most `most` of them, 1, 2 or 5 times a power of ten apart. */
export function ticks(last: number, most: number): readonly number[] {
  let apart = 1;
  for (let n = 0; Math.floor(last / apart) + 1 > most; n += 1) apart *= n % 3 === 1 ? 2.5 : 2;
  return Array.from({ length: Math.floor(last / apart) + 1 }, (_, n) => n * apart);
}
