import type { RequestOf } from '#contract/call.ts';
import type { register } from '#contract/calls/registration.ts';
import type { SocialChannel } from '#contract/model/identity-fields.ts';

/** Whom Facebook or Google says that somebody is. */
export interface SocialIdentity {
  readonly channel: SocialChannel;
  readonly idToken: string;
  /** What they go by there, mostly an e-mail address. */
  readonly name: string | null;
}

export interface SocialState {
  /** Whom the account that is to be made will also be signed in by. */
  social: Pick<SocialIdentity, 'channel' | 'name'> | null;
}

type SocialProof = Pick<RequestOf<typeof register>, 'socialChannel' | 'socialToken'>;

/** Registering with a sign-in of Facebook or Google that no account has yet. Its token stays in memory. */
export function createSocialIdentity(state: SocialState) {
  let proof: SocialProof = {};

  return {
    /** Has the account that is made next signed in by this identity too. */
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
