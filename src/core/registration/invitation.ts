import { recordAffiliateVisit } from '#protocol/calls/agents/affiliate-links.ts';
import { checkAffiliate } from '#protocol/calls/registration.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';

/** Codes in the address of the page. */
export interface Invitation {
  affiliateCode: string | null;
  referralCode: string | null;
}

export interface InvitationState {
  /** The inviter. `isGood` is true if the gateway knows the code, null while unknown. */
  invitation: Invitation & { isGood: boolean | null };
}

/** The state without an inviter. */
export function noInvitation(): InvitationState {
  return { invitation: { affiliateCode: null, referralCode: null, isGood: null } };
}

interface Needs {
  send: Send;
  platform: Pick<Platform, 'origin'>;
}

/** The inviter of a new player. */
export function createInvitation(state: InvitationState, { send, platform }: Needs) {
  /** Returns true if an agent has this invitation code. Throws GatewayError where it cannot be checked. */
  async function isInvitation(code: string): Promise<boolean> {
    try {
      await send(checkAffiliate, { code, domain: new URL(platform.origin).hostname });
      return true;
    } catch (error) {
      const isRefused = error instanceof GatewayError && error.failure.kind === 'refused';
      if (isRefused && !error.silent) return false;
      throw error;
    }
  }

  /** Stores the inviter, checks the code and counts the visit. The same invitation is checked once. */
  async function invite({ affiliateCode, referralCode }: Invitation): Promise<void> {
    const { invitation } = state;
    const isKnown =
      invitation.affiliateCode === affiliateCode && invitation.referralCode === referralCode;
    if (isKnown || (affiliateCode === null && referralCode === null)) return;
    state.invitation = { affiliateCode, referralCode, isGood: null };
    if (affiliateCode === null) return;
    const isGood = await isInvitation(affiliateCode).catch(() => null);
    if (state.invitation.affiliateCode === affiliateCode) state.invitation.isGood = isGood;
    // The link of an agent counts its visits. Nothing depends on it.
    if (isGood === true)
      await send(recordAffiliateVisit, { code: affiliateCode }).catch(() => null);
  }

  return { isInvitation, invite };
}
