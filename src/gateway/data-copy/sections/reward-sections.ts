import { because, by, day, of, pesos, plain, type Section, time } from '../section.ts';

const member = { member_id: because.internal };
const internal = { ...member, key: because.internal };

const bonuses: Section = {
  file: 'bonuses',
  table: 'bonus',
  columns: {
    id: plain,
    rule: plain,
    state: plain,
    reason: plain,
    base: pesos,
    amount: pesos,
    terms: plain,
    titles: plain,
    goal: pesos,
    turnover: pesos,
    turnover_by: plain,
    spins_left: plain,
    released: pesos,
    forfeited: pesos,
    cause_table: plain,
    cause_id: plain,
    created_at: time,
    granted_at: time,
    expires_at: time,
    ended_at: time,
  },
  without: { ...internal, open_bets: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const rewards: Section = {
  file: 'rewards',
  table: 'reward',
  columns: {
    id: plain,
    source: plain,
    kind: plain,
    amount: (value, row, vault) => (row['kind'] === 'points' ? value : pesos(value, row, vault)),
    rule: plain,
    titles: plain,
    terms: plain,
    state: plain,
    least_deposits: pesos,
    offered_at: time,
    expires_at: time,
    ended_at: time,
  },
  without: {
    ...internal,
    cause_table: because.internal,
    cause_id: because.other,
    withdrawn_for: because.other,
  },
  key: ['id'],
  owned: by('member_id'),
};

const rewardDeposits: Section = {
  file: 'rewards-of-deposits',
  table: 'reward_deposit',
  columns: { reward_id: plain, deposit_id: plain, amount: pesos },
  key: ['reward_id', 'deposit_id'],
  owned: of('reward_id', 'reward'),
};

const activities: Section = {
  file: 'promotions',
  table: 'activity_application',
  columns: {
    id: plain,
    activity_id: plain,
    state: plain,
    remark: plain,
    pictures: plain,
    reason: plain,
    missed: plain,
    reward_id: plain,
    applied_at: time,
    changed_at: time,
  },
  without: { ...member, check_at: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const places: Section = {
  file: 'leaderboards',
  table: 'leaderboard_place',
  columns: {
    leaderboard_id: plain,
    first_day: day,
    place: plain,
    turnover: pesos,
    prize: pesos,
    reward_id: plain,
  },
  without: member,
  key: ['leaderboard_id', 'first_day'],
  owned: by('member_id'),
};

const ranks: Section = {
  file: 'ranks',
  table: 'rank_step',
  columns: { since_day: day, rank_id: plain },
  without: member,
  key: ['since_day'],
  owned: by('member_id'),
};

const invitations: Section = {
  file: 'invitations',
  table: 'invitation',
  columns: { id: plain, state: plain, created_at: time, decided_at: time },
  without: {
    referrer_id: because.internal,
    invitee_id: because.other,
    held_for: because.other,
    device: because.other,
    network: because.other,
    released_for: because.other,
  },
  key: ['id'],
  owned: by('referrer_id'),
};

const invitationStages: Section = {
  file: 'invitation-stages',
  table: 'invitation_stage',
  columns: {
    invitation_id: plain,
    stage: plain,
    pays: pesos,
    reward_id: plain,
    reached_at: time,
  },
  key: ['invitation_id', 'stage'],
  owned: of('invitation_id', 'invitation', 'referrer_id'),
};

const rebates: Section = {
  file: 'rebates',
  table: 'rebate_claim',
  columns: { id: plain, day, amount: pesos, at: time },
  without: { member_id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const rebateLines: Section = {
  file: 'rebate-lines',
  table: 'rebate_line',
  columns: { claim_id: plain, category: plain, turnover: pesos, rate: plain, amount: pesos },
  key: ['claim_id', 'category', 'rate'],
  owned: of('claim_id', 'rebate_claim'),
};

const lossRebates: Section = {
  file: 'loss-rebates',
  table: 'loss_rebate',
  columns: { rule: plain, first_day: day, loss: pesos, amount: pesos, reward_id: plain },
  without: { member_id: because.internal },
  key: ['rule', 'first_day'],
  owned: by('member_id'),
};

/** Bonuses, rewards, rebates, promotions and ranks. */
export const rewardSections: readonly Section[] = [
  bonuses,
  rewards,
  rewardDeposits,
  activities,
  places,
  ranks,
  invitations,
  invitationStages,
  rebates,
  rebateLines,
  lossRebates,
];
