import type { AccountType, Member } from '#protocol/model/member.ts';
import { isTrial, mayEnterAgentCentre, mayEnterMemberCentre } from '../roles/roles.ts';

const agents: ReadonlySet<AccountType> = new Set([1, 2, 4, 41, 42]);

/** Returns true for agents, including trial accounts. */
export function isAgent(type: AccountType): boolean {
  return agents.has(type);
}

export function mayDeposit(type: AccountType): boolean {
  return !isTrial(type);
}

/** Account types that end in 0 refer players in the member centre; others see the promotions. */
export function mayRefer(type: AccountType): boolean {
  return type % 10 === 0;
}

/** Returns true for a member with a rank in the club. */
export function hasClub({ club }: Pick<Member, 'club'>): boolean {
  return club?.type === 'AUTO';
}

/** Places that are not open to all accounts. */
export type Place =
  | 'lottery'
  | 'bingo'
  | 'vendorGames'
  | 'favourites'
  | 'memberCentre'
  | 'deposit'
  | 'agentCentre'
  | 'referral';

/** The result of going to a place: open, sign in first, a warning about the account type, or the promotions instead. */
export type Access = 'open' | 'signIn' | 'warning' | 'promotions';

/** The refusal of a sign-in that was to lead to a page: an agent's page for a player, a member's page for a trial account. Null where the account may enter. */
export function refusedEntry(
  address: string | undefined,
  type: AccountType | null,
): 'agent_only' | 'member_only' | null {
  const path = address?.split(/[?#]/)[0];
  if (type === null) return null;
  if (path === '/agentHome' && !mayEnterAgentCentre(type)) return 'agent_only';
  return path === '/member' && !mayEnterMemberCentre(type) ? 'member_only' : null;
}

/** The access of an account type to a place. Guests have no type and sign in first. */
export function accessTo(place: Place, type: AccountType | null): Access {
  if (type === null) return 'signIn';
  if (place === 'agentCentre') return mayEnterAgentCentre(type) ? 'open' : 'warning';
  if (place === 'memberCentre') return mayEnterMemberCentre(type) ? 'open' : 'warning';
  if (place === 'deposit') return mayDeposit(type) ? 'open' : 'warning';
  if (place === 'referral') return mayRefer(type) ? 'open' : 'promotions';
  return 'open';
}
