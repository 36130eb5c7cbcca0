import type { Brand } from '../brand.ts';
import { GatewayError } from './gateway-error.ts';
import type { HttpRequest } from './http-request.ts';
import type { Seal, SealNeeds } from './seal.ts';

interface SealerNeeds extends Omit<SealNeeds, 'crypto'> {
  crypto: Crypto | null;
  brand: Brand;
}

/** The schemes that a brand can choose. Each is loaded with the first sealed call. */
const schemes: Readonly<Record<Brand['sealing'], (needs: SealNeeds) => Promise<Seal>>> = {
  jwe: async (needs) => (await import('./seal.ts')).createSeal(needs),
};

/** Seals requests by the scheme of the brand. Fails as `insecure` where the browser has no encryption. */
export function createSealer({ crypto, brand, ...needs }: SealerNeeds) {
  let opening: Promise<Seal> | null = null;

  async function open(): Promise<Seal> {
    if (crypto === null) throw new GatewayError({ kind: 'insecure' });
    return schemes[brand.sealing]({ ...needs, crypto });
  }

  function theSeal(): Promise<Seal> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  async function sealed(request: HttpRequest): Promise<HttpRequest> {
    const seal = await theSeal();
    const { header, value } = await seal.seal(request.body ?? {});
    return { ...request, headers: { ...request.headers, Encryption: header }, body: { value } };
  }

  return { sealed, forget: async () => (await theSeal()).forget() };
}
