import { internationalMobile } from '#protocol/mobile-number.ts';
import type { MobileProof } from '#core/session/credentials.ts';
import { IdentityError } from './identity-error.ts';
import type { Identities, SentCode } from './firebase.ts';

/** A typed mobile number and its dial code. */
export interface MobileReceiver {
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
