import { type AccountType, accountTypes } from '#protocol/model/member.ts';

const agentCentre: ReadonlySet<AccountType> = new Set([1, 2, 41, 42]);
const trial: AccountType = 4;

/** The account type in the session storage, or null. */
export function accountTypeOf(stored: string | null): AccountType | null {
  return accountTypes.find((type) => String(type) === stored) ?? null;
}

/** Trial accounts cannot play. */
export function isTrial(type: AccountType): boolean {
  return type === trial;
}

export function mayEnterAgentCentre(type: AccountType): boolean {
  return agentCentre.has(type);
}

export function mayEnterMemberCentre(type: AccountType): boolean {
  return type !== trial;
}

/** Returns true for accounts with messages and contract requests. */
export function hasInbox(type: AccountType): boolean {
  return type === 0 || type === 1 || type === 2;
}

/** Trial accounts may register an account of their own, as guests may. */
export function mayRegister(type: AccountType | null): boolean {
  return type === null || isTrial(type);
}

/** The data of trial accounts never changes. */
export function reloadsMember(type: AccountType): boolean {
  return type !== trial;
}
