import { signInFreePlay } from '#protocol/calls/sign-in.ts';
import { desHeaders, getDesKey } from '#protocol/des-seal.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { encryptDes } from './des.ts';
import type { HttpRequest } from './http-request.ts';
import type { Seal, SealNeeds } from './seal.ts';

const randomLength = 16;

/** Sixteen random letters and digits. */
function randomWord(crypto: SealNeeds['crypto']): string {
  let word = '';
  while (word.length < randomLength) {
    const codes = crypto.getRandomValues(new Uint8Array(8 * randomLength));
    word += String.fromCharCode(...codes).replaceAll(/[^\dA-Za-z]/g, '');
  }
  return word.slice(0, randomLength);
}

/** number ** 65537 % modulus, where 65537 is 2 ** 16 + 1. */
function publicPower(number: bigint, modulus: bigint): bigint {
  let power = number;
  for (let square = 0; square < 16; square += 1) power = (power * power) % modulus;
  return (power * number) % modulus;
}

/** Encrypts a word by RSA without padding, its first character as the highest byte. Returns hex as long as the modulus. */
function wrap(word: string, modulusHex: string): string {
  const modulus = BigInt(`0x${modulusHex}`);
  const bytes = Array.from(word, (character) => character.charCodeAt(0).toString(16));
  const wrapped = publicPower(BigInt(`0x${bytes.join('')}`), modulus);
  return wrapped.toString(16).padStart(modulus.toString(16).length, '0');
}

/** Seals by the older scheme of `#protocol/des-seal.ts`, with a new random word each time. */
export function createDesSeal({ crypto, ask, brand }: SealNeeds): Seal {
  const loadKey = () => memoizeAsync(() => ask(getDesKey));
  let keyOfGateway = loadKey();
  let demandsDigest = false;

  async function sealed(request: HttpRequest): Promise<HttpRequest> {
    const modulus = await keyOfGateway();
    const word = randomWord(crypto);
    const wrapped = wrap(word, modulus);
    const headers = { ...request.headers, [desHeaders.wrappedKey]: wrapped };
    // A trial account has no secrets: its fields are readable, with the facts of the seal beside them.
    if (request.address === signInFreePlay.path) {
      const facts = { Encryption: wrapped, 'X-Gateway-Version': Number(brand.gatewayVersion) };
      return { ...request, headers, body: Object.assign(facts, request.body) };
    }
    const value = encryptDes(JSON.stringify(request.body ?? {}), word);
    const pair = { [desHeaders.digest]: value, [desHeaders.modulus]: modulus };
    return {
      ...request,
      headers: demandsDigest ? { ...headers, ...pair } : headers,
      body: brand.gatewayVersion === '1' ? value : { value },
    };
  }

  return {
    prepare: () => keyOfGateway(),
    sealed,
    learn(failure) {
      const code = failure.kind === 'refused' ? failure.code : null;
      if (code === 'request_body_required' && !demandsDigest) {
        demandsDigest = true;
        return true;
      }
      // These gateways have no code of their own for a key that they no longer know.
      keyOfGateway = loadKey();
      return code === 'seal_refused';
    },
  };
}
