import { useSnapshot } from 'valtio';
import type { CodeChannel } from '#protocol/model/security/identity-proof.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';

/** A verified contact that a code can be sent to. `to` is masked. */
export interface VerifiedChannel {
  readonly channel: CodeChannel;
  readonly to: string;
}

/** The verified contacts of the member, the mobile number first. */
export function useVerifiedChannels({
  profile: slice,
}: Pick<SecurityCentre, 'profile'>): readonly VerifiedChannel[] {
  const { profile } = useSnapshot(slice.state);
  const { mobile, email } = profile ?? { mobile: null, email: null };
  return [
    ...(mobile?.verified ? [{ channel: 'sms', to: mobile.value } as const] : []),
    ...(email?.verified ? [{ channel: 'email', to: email.value } as const] : []),
  ];
}
