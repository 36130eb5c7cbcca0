import { pickBases } from './address.ts';

/** The operator's delivery networks: one is picked at random for the session, and a broken one is passed over. */
export function createCdnDelivery() {
  let bases: string[] = [];

  /** Picks among those listed, once. */
  function pick(listed: readonly string[]): void {
    if (bases.length === 0) bases = pickBases(listed, Math.random);
  }

  /** The one in use, or another after each vain try; null where none is listed. */
  function base(tries = 0): string | null {
    return bases[tries % bases.length] ?? null;
  }

  /** The address of the same thing on another network than the one it did not come from, which is then in use. */
  function elsewhere(address: string): string {
    const broken = bases.find((one) => address.startsWith(`${one}/`));
    if (broken === undefined) return address;
    if (broken === bases[0]) bases = [...bases.slice(1), broken];
    return `${bases[0]}${address.slice(broken.length)}`;
  }

  return { pick, base, elsewhere };
}
