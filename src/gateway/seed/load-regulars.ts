import { addMember } from '../members/members.ts';
import { hashToken } from '../hash-token.ts';
import { loadPasts, type Past } from './past/past.ts';
import { recordInvitation } from '../referrals/referrals.ts';
import type { Sql } from '../store/database.ts';
import { defaultReferralSettings } from '../system/system.ts';
import type { SeedRegular } from './model/seed-missions.ts';

const day = 24 * 3_600_000;

/** The regulars to add, and the ids of the accounts that may have invited them. */
interface NewRegulars {
  readonly regulars: readonly SeedRegular[];
  readonly memberIds: ReadonlyMap<string, string>;
  readonly passwordHash: string;
  readonly now: number;
}

function memberOf(
  { username, nickname, mobile, registeredDaysAgo, past }: SeedRegular,
  now: number,
) {
  // Enough for all bets, whatever they win.
  const stakes = past.map((event) => (event.kind === 'bet' ? event.stakeCentavos : 0));
  return {
    username,
    nickname,
    type: 0 as const,
    mobile,
    mobileVerified: true,
    email: null,
    realName: nickname,
    level: '',
    club: null,
    uplineId: null,
    registeredAt: now - registeredDaysAgo * day,
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
    alwaysSecondStep: false,
    balanceCentavos: stakes.reduce((sum, stake) => sum + stake, 0),
    referralCode: null,
    selfExcluded: false,
    profile: {},
  };
}

/** Adds players with bets and deposits. A player whose username is taken is left out. */
export async function loadRegulars(
  sql: Sql,
  { regulars, memberIds, passwordHash, now }: NewRegulars,
): Promise<void> {
  const rules = defaultReferralSettings.referralRules;
  const pasts: Past[] = [];
  for (const regular of regulars.filter(({ username }) => !memberIds.has(username))) {
    const referrerId = memberIds.get(regular.invitedBy ?? '') ?? null;
    const member = { ...memberOf(regular, now), passwordHash, referrerId };
    const id = await addMember(sql, member, member.registeredAt);
    pasts.push({ memberId: id, payoutAccountId: '', events: regular.past });
    if (referrerId === null) continue;
    // Each device of the demo is at an address of its own.
    const device = hashToken(`demo device ${regular.device}`);
    const requester = { device, network: `demo:${regular.device}` };
    const invitation = { referrerId, inviteeId: id, requester };
    await recordInvitation(sql, invitation, { rules, now: member.registeredAt });
  }
  // The pasts of all players in a few statements, because a reset of the demo waits for them.
  await loadPasts(sql, pasts, now);
}
