import { recordAffiliateVisit } from '#protocol/calls/agents/affiliate-links.ts';
import { checkAffiliate } from '#protocol/calls/registration.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import { createKeptInvitation, type Invitation } from './kept-invitation.ts';

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
  local: LocalKeys;
  now(): number;
}

/** The inviter of a new player. */
export function createInvitation(state: InvitationState, { send, platform, local, now }: Needs) {
  const kept = createKeptInvitation(local, now);

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

  /**
   * Stores the inviter, checks the code and counts the visit. The same invitation is checked once. Codes of an address are kept on
   * the device; an address without codes has the kept ones, unless the gateway does not know them any more.
   */
  async function invite(found: Invitation): Promise<void> {
    const isOfAddress = found.affiliateCode !== null || found.referralCode !== null;
    const codes = isOfAddress ? found : kept.read();
    if (codes === null) return;
    const { affiliateCode, referralCode } = codes;
    const { invitation } = state;
    const isKnown =
      invitation.affiliateCode === affiliateCode && invitation.referralCode === referralCode;
    if (isKnown) return;
    if (isOfAddress) kept.keep(codes);
    state.invitation = { affiliateCode, referralCode, isGood: null };
    if (affiliateCode === null) return;
    const isGood = await isInvitation(affiliateCode).catch(() => null);
    if (isGood === false) kept.forget();
    if (state.invitation.affiliateCode !== affiliateCode) return;
    if (isGood === false && !isOfAddress) Object.assign(state, noInvitation());
    else state.invitation.isGood = isGood;
    // The link of an agent counts its visits. Nothing depends on it.
    if (isGood === true && isOfAddress)
      await send(recordAffiliateVisit, { code: affiliateCode }).catch(() => null);
  }

  return { isInvitation, invite, forgetInvitation: kept.forget };
}
