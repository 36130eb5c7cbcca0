import type { Sessions } from '../accounts/accounts.ts';
import type { Clock } from '../clock.ts';
import { isListed, personColumns, personOf } from '../exclusions/exclusions.ts';
import { beginExclusion, type MarketPack } from '../protection/protection.ts';
import type { Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';

/** The parts of the gateway that an exclusion by the register needs. */
export interface ExclusionNeeds {
  readonly vault: Vault;
  readonly market: MarketPack;
  readonly sessions: Pick<Sessions, 'endOthers'>;
  readonly clock: Clock;
}

/** The reason of these exclusions, as the operator and the copy of the data show it. */
const reason = 'Listed in the register of excluded persons';

/**
 * Excludes a member for good because a register lists the person. Returns true when no exclusion has held in this way before. Call
 * inside a transaction.
 */
export async function excludeMember(
  sql: Sql,
  memberId: string,
  byRegister: 'operator' | 'job',
  { market, sessions, clock }: Omit<ExclusionNeeds, 'vault'>,
): Promise<boolean> {
  const exclusion = { memberId, kind: 'selfExclusion', length: null, reason, byRegister } as const;
  const { change } = await beginExclusion(sql, exclusion, { market, sessions, now: clock.now() });
  return change !== null;
}

/** Returns whether the imported register lists the person of a member. */
export async function isMemberListed(sql: Sql, memberId: string, vault: Vault): Promise<boolean> {
  const member = await sql
    .selectFrom('member')
    .select(personColumns)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member !== undefined && isListed({ sql, vault }, personOf(member));
}

/** Excludes a member if the imported register lists the person. Returns true then. Call inside a transaction. */
export async function excludeIfListed(
  sql: Sql,
  memberId: string,
  needs: ExclusionNeeds,
): Promise<boolean> {
  if (!(await isMemberListed(sql, memberId, needs.vault))) return false;
  await excludeMember(sql, memberId, 'job', needs);
  return true;
}
