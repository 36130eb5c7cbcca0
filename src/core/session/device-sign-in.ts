import { del, get, set, type UseStore } from 'idb-keyval';
import type { ReplyOf } from '#protocol/call.ts';
import {
  getDeviceChallenge,
  registerDeviceKey,
  removeDeviceKey,
  signInByDevice,
} from '#protocol/calls/security/device-key.ts';
import { deviceChallengeText, devicePublicKey } from '#protocol/model/security/device-key.ts';
import { custom, is, literal, object, parse, safeParse, string } from 'valibot';
import { toBase64Url } from '../base64-url.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { CompleteSignInNeeds } from './complete-sign-in.ts';

export interface DeviceSignInNeeds extends Pick<CompleteSignInNeeds, 'session'> {
  send: Send;
  local: LocalKeys;
  /** Keeps the key of this device. */
  store: UseStore;
  platform: Pick<Platform, 'crypto' | 'origin'>;
  /** Shows the reason for which the gateway lets no member sign in. */
  showFailure(failure: Failure): void;
}

/** The value of the refusal of a key that has ended with a break or a suspension which is over. */
const endedByStop = object({ endedBy: literal('stop') });

const place = 'device/sign-in-key';
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Stays signed in on this device: a key that cannot be exported signs a challenge at the next launch. */
export function createDeviceSignIn(needs: DeviceSignInNeeds) {
  const { send, local, store, platform } = needs;

  function theCrypto(): Crypto {
    if (platform.crypto === null) throw new GatewayError({ kind: 'insecure' });
    return platform.crypto;
  }

  async function forget(): Promise<void> {
    local.write('staysSignedIn', '');
    await del(place, store).catch(() => undefined);
  }

  /** Makes a key, registers it for the member and keeps it. Throws GatewayError. */
  async function stay(customerId: string): Promise<void> {
    const { subtle } = theCrypto();
    const pair = await subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const publicKey = parse(devicePublicKey, await subtle.exportKey('jwk', pair.publicKey));
    const { keyId } = await send(registerDeviceKey, { publicKey });
    try {
      await set(place, { keyId, privateKey: pair.privateKey }, store);
    } catch (cause) {
      // A key that is not kept is of no use: the gateway forgets it too.
      await send(removeDeviceKey, {}).catch(() => undefined);
      throw new GatewayError({ kind: 'insecure' }, { cause });
    }
    local.write('staysSignedIn', customerId);
  }

  /** Ends staying signed in. Throws GatewayError when the gateway cannot be notified. */
  async function stop(): Promise<void> {
    await forget();
    await send(removeDeviceKey, {});
  }

  async function keptKey() {
    const kept = await get<unknown>(place, store).catch(() => undefined);
    const shape = object({
      keyId: string(),
      privateKey: custom<CryptoKey>((key) => key instanceof CryptoKey),
    });
    const { success, output } = safeParse(shape, kept);
    return success ? output : null;
  }

  /** Signs in by the kept key. Null without a key, and for a refusal, which deletes the key and is shown unless it is about the key; the login form shows one that has ended with a break. Throws GatewayError. */
  async function signIn(): Promise<ReplyOf<typeof signInByDevice> | null> {
    const key = await keptKey();
    if (key === null) {
      await forget();
      return null;
    }
    const { keyId } = key;
    const { challenge } = await send(getDeviceChallenge, { keyId });
    const text = deviceChallengeText(new URL(platform.origin).hostname, keyId, challenge);
    const bytes = new TextEncoder().encode(text);
    const signature = await theCrypto().subtle.sign(signing, key.privateKey, bytes);
    const signed = { keyId, challenge, signature: toBase64Url(new Uint8Array(signature)) };
    try {
      return await send(signInByDevice, signed);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') throw error;
      await forget();
      if (error.failure.code !== 'device_key_refused') needs.showFailure(error.failure);
      else if (is(endedByStop, error.failure.value)) needs.session.update({ endedOnDevice: true });
      return null;
    }
  }

  return { stay, stop, signIn };
}
