import { useState } from 'react';
import type { Codes, CodeUse } from '#core/accounts/codes.ts';
import type { MobileProof } from '#core/session/credentials.ts';
import { internationalMobile } from '#protocol/mobile-number.ts';
import { IdentityError } from './identity-error.ts';
import { useFirebase } from './use-firebase.ts';
import type { Identities, SentCode } from './firebase.ts';

/** A typed mobile number and its dial code. */
interface MobileReceiver {
  readonly mobile: string;
  readonly dialCode: string;
}

const numberOf = ({ mobile, dialCode }: MobileReceiver) =>
  `+${internationalMobile(mobile, dialCode)}`;

/** One-time codes that firebase sends to mobile numbers. All methods reject with an IdentityError. */
export function createFirebaseCode(identities: () => Promise<Identities>) {
  let sent: { to: string; code: SentCode } | null = null;
  /** A code works once, its id token for an hour. A refused form is sent again with the same token. */
  let proved: { to: string; typed: string; idToken: string } | null = null;

  return {
    /** Sends a code. A reCAPTCHA may appear in `place`. */
    async send(receiver: MobileReceiver, place: HTMLElement): Promise<void> {
      const to = numberOf(receiver);
      sent = { to, code: await (await identities()).sendCode(to, place) };
      proved = null;
    },
    /** Exchanges a typed code for the proof of the number. */
    async prove(receiver: MobileReceiver, typed: string): Promise<MobileProof> {
      const to = numberOf(receiver);
      if (proved?.to !== to || proved.typed !== typed) {
        if (sent?.to !== to) throw new IdentityError('codeExpired');
        proved = { to, typed, idToken: await sent.code.confirm(typed) };
      }
      return { identityChannel: 'sms', idToken: proved.idToken };
    },
  };
}

/** One-time codes that prove a mobile number, sent by the gateway or by firebase, as the brand is configured. */
export function useMobileCode(codes: Codes, use: CodeUse) {
  const { sendsCodes, identities } = useFirebase();
  const [firebase] = useState(() => createFirebaseCode(identities));

  /** Requests a code, and returns true when one was sent. `byGateway` sends it when the gateway sends the codes; a reCAPTCHA of firebase may appear in `place`. Rejects with a GatewayError. */
  async function request(
    to: MobileReceiver,
    place: HTMLElement | null,
    byGateway: () => Promise<boolean>,
  ): Promise<boolean> {
    if (!sendsCodes) return byGateway();
    try {
      await firebase.send(to, place ?? document.body);
    } catch (error) {
      codes.recordThrottle(use, error);
      throw error;
    }
    codes.sentByFirebase(use);
    return true;
  }

  /** Returns the proof for a typed code, for the next call. Rejects with a GatewayError; after an expired code the next one can be requested at once. */
  async function prove(to: MobileReceiver, code: string): Promise<MobileProof> {
    if (!sendsCodes) return { code };
    try {
      return await firebase.prove(to, code);
    } catch (error) {
      if (error instanceof IdentityError && error.fault === 'codeExpired') codes.forget(use);
      throw error;
    }
  }

  return { request, prove };
}

export type MobileCode = ReturnType<typeof useMobileCode>;
