import { useState } from 'react';
import type { Codes, CodeUse } from '#core/accounts/codes.ts';
import type { MobileProof } from '#core/session/credentials.ts';
import { createFirebaseCode, type MobileReceiver } from './firebase-code.ts';
import { IdentityError } from './identity-error.ts';
import { useFirebase } from './use-firebase.ts';

/** Codes that show whose a mobile number is: the gateway's, or firebase's where the brand has it send them. Forms need not know which. */
export function useMobileCode(codes: Codes, use: CodeUse) {
  const { sendsCodes, identities } = useFirebase();
  const [firebase] = useState(() => createFirebaseCode(identities));

  /** Has a code sent, `byGateway` where that does it; a puzzle of firebase may appear in `place`. Throws GatewayError. */
  async function request(
    to: MobileReceiver,
    place: HTMLElement | null,
    byGateway: () => Promise<void>,
  ): Promise<void> {
    if (!sendsCodes) return byGateway();
    await firebase.send(to, place ?? document.body);
    return codes.sentByFirebase(use);
  }

  /** What a call is to carry for a code that was typed. Throws GatewayError; after a code that is over another may be asked for at once. */
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
