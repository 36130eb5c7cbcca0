import { type Brand, brand as builtBrand } from '../brand.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { GatewayError } from './gateway-error.ts';
import type { HttpRequest } from './http-request.ts';
import { isSystemClosed } from './is-system-closed.ts';
import type { Seal, SealNeeds } from './seal.ts';

interface SealerNeeds extends Omit<SealNeeds, 'crypto'> {
  crypto: Crypto | null;
  brand: Brand;
}

const jweSeal = async (needs: SealNeeds) => (await import('./jwe-seal.ts')).createJweSeal(needs);
const desSeal = async (needs: SealNeeds) => (await import('./des-seal.ts')).createDesSeal(needs);

/** Statuses of a gateway that cannot answer now. They say nothing about what it offers. */
const awayStatuses: ReadonlySet<number | null> = new Set([null, 429, 502, 503, 504]);

/** Returns true for a failure by which a gateway says that it has no such call. */
function isNotOffered(error: unknown): boolean {
  if (!(error instanceof GatewayError) || isSystemClosed(error)) return false;
  return !('status' in error.failure) || !awayStatuses.has(error.failure.status);
}

/** The scheme that the gateway has a key for; the stronger one where it has both. */
async function offeredSeal(needs: SealNeeds): Promise<Seal> {
  const seal = await jweSeal(needs);
  try {
    await seal.prepare();
    return seal;
  } catch (error) {
    if (!isNotOffered(error)) throw error;
  }
  const older = await desSeal(needs);
  await older.prepare();
  return older;
}

/** The schemes that a brand can choose. Each is loaded with the first sealed call. */
const schemes: Readonly<Record<Brand['sealing'], (needs: SealNeeds) => Promise<Seal>>> = {
  jwe: jweSeal,
  des: desSeal,
  auto: offeredSeal,
};

/** Loads the code of the scheme that this brand will most likely use. */
export async function loadSeal({ sealing }: Brand = builtBrand): Promise<void> {
  await (sealing === 'des' ? import('./des-seal.ts') : import('./jwe-seal.ts'));
}

/** Seals requests by the scheme of the brand. Fails as `insecure` where the browser has no encryption. */
export function createSealer({ crypto, brand, ...needs }: SealerNeeds) {
  let opened: Seal | null = null;
  const theSeal = memoizeAsync(async () => {
    if (crypto === null) throw new GatewayError({ kind: 'insecure' });
    return (opened = await schemes[brand.sealing]({ ...needs, brand, crypto }));
  });

  return {
    sealed: async (request: HttpRequest) => (await theSeal()).sealed(request),
    /** Returns true for the failure of a sealed call that can be sent once more. */
    learn: (error: unknown) =>
      error instanceof GatewayError && opened?.learn(error.failure) === true,
  };
}
