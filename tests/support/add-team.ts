import { v7 as uuid } from 'uuid';
import { addMember } from '#gateway/members/members.ts';
import type { Database } from '#gateway/store/database.ts';
import { clock } from './add-player.ts';

/**
 * Adds members with a balance, and returns their ids. `uplines` has the upline of each: its place in the list, which is before
 * its own, or the id of another member; null for none.
 */
export async function addTeam(
  database: Pick<Database, 'transaction'>,
  uplines: readonly (number | string | null)[],
  balanceCentavos = 100_000_00,
): Promise<string[]> {
  const ids: string[] = [];
  const nothing = { mobile: null, email: null, club: null, referralCode: null, referrerId: null };
  const flags = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false };
  for (const upline of uplines) {
    const name = `m${uuid().replaceAll('-', '')}`;
    const names = { username: name, nickname: name, realName: name, passwordHash: '', level: '' };
    const member = { ...names, ...nothing, ...flags, type: 1 as const, balanceCentavos };
    const rest = { alwaysSecondStep: false, selfExcluded: false, profile: {} };
    const uplineId = typeof upline === 'number' ? (ids[upline] ?? null) : upline;
    const added = { ...member, ...rest, uplineId, registeredAt: clock.now() };
    ids.push(await database.transaction((sql) => addMember(sql, added, clock.now())));
  }
  return ids;
}
