import { useState } from 'react';
import type { Codes, CodeUse } from '#core/accounts/codes.ts';
import type { MobileProof } from '#core/session/credentials.ts';
import { createFirebaseCode, type MobileReceiver } from './firebase-code.ts';
import { IdentityError } from './identity-error.ts';
import { useFirebase } from './use-firebase.ts';

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
