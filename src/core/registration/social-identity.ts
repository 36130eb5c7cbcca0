import type { RequestOf } from '#protocol/call.ts';
import type { register } from '#protocol/calls/registration.ts';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';

/** An identity at Facebook or Google. */
export interface SocialIdentity {
  readonly channel: SocialChannel;
  readonly idToken: string;
  /** Name at that service, mostly an e-mail address. */
  readonly name: string | null;
}

export interface SocialState {
  /** The identity that will also sign in to the new account. */
  social: Pick<SocialIdentity, 'channel' | 'name'> | null;
}

type SocialProof = Pick<RequestOf<typeof register>, 'socialChannel' | 'socialToken'>;

/** Registration with an identity at Facebook or Google that has no account yet. Its token stays in memory. */
export function createSocialIdentity(state: SocialState) {
  let proof: SocialProof = {};

  return {
    /** Connects the identity to the account that is created next. */
    setIdentity({ channel, idToken, name }: SocialIdentity): void {
      proof = { socialChannel: channel, socialToken: idToken };
      state.social = { channel, name };
    },
    clearIdentity(): void {
      proof = {};
      state.social = null;
    },
    socialProof: () => proof,
  };
}
