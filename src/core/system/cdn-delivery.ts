import { pickBases } from './address.ts';

/** The delivery networks of the operator. One is chosen at random for the session; a broken one is replaced. `origin` is the app's. */
export function createCdnDelivery(origin: string) {
  let bases: string[] = [];

  /** Chooses a network, once. */
  function pick(listed: readonly string[]): void {
    if (bases.length === 0) bases = pickBases(listed, { random: Math.random, origin });
  }

  /** The current network, or another after failed tries; null without networks. */
  function base(tries = 0): string | null {
    return bases[tries % bases.length] ?? null;
  }

  /** The same file at the next network, which becomes the current one. */
  function elsewhere(address: string): string {
    const broken = bases.find((one) => address.startsWith(`${one}/`));
    if (broken === undefined) return address;
    if (broken === bases[0]) bases = [...bases.slice(1), broken];
    return `${bases[0]}${address.slice(broken.length)}`;
  }

  return { pick, base, elsewhere };
}
