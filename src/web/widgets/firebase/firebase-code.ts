import { wholeMobile } from '#contract/mobile-number.ts';
import type { MobileProof } from '#core/session/credentials.ts';
import { IdentityError } from './identity-error.ts';
import type { Identities, SentCode } from './firebase.ts';

/** A number as it is typed, beside its dial code. */
export interface MobileReceiver {
  readonly mobile: string;
  readonly dialCode: string;
}

const numberOf = ({ mobile, dialCode }: MobileReceiver) => `+${wholeMobile(mobile, dialCode)}`;

/** Codes that firebase sends to mobile numbers. Everything rejects with an IdentityError. */
export function createFirebaseCode(identities: () => Promise<Identities>) {
  let sent: { to: string; code: SentCode } | null = null;
  /** A code is good once, what it has shown for an hour: a form that was refused is sent again with it. */
  let shown: { to: string; typed: string; idToken: string } | null = null;

  return {
    /** Sends a code. A puzzle may appear in `place`. */
    async send(receiver: MobileReceiver, place: HTMLElement): Promise<void> {
      const to = numberOf(receiver);
      sent = { to, code: await (await identities()).sendCode(to, place) };
      shown = null;
    },
    /** What the code that was typed shows of the number. */
    async prove(receiver: MobileReceiver, typed: string): Promise<MobileProof> {
      const to = numberOf(receiver);
      if (shown?.to !== to || shown.typed !== typed) {
        if (sent?.to !== to) throw new IdentityError('codeExpired');
        shown = { to, typed, idToken: await sent.code.confirm(typed) };
      }
      return { identityChannel: 'sms', idToken: shown.idToken };
    },
  };
}
