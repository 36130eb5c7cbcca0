import { sql as raw } from 'kysely';
import { because, by, day, pesos, plain, type Section, time } from '../section.ts';

const member = { member_id: because.internal };
const other = { upline_id: because.other, downline_id: because.other };

const bets: Section = {
  file: 'bets',
  table: 'round',
  columns: {
    id: plain,
    node_id: plain,
    category: plain,
    vendor: plain,
    stake: pesos,
    payout: pesos,
    valid_bet: pesos,
    jackpot: pesos,
    status: plain,
    outcome: plain,
    choice: plain,
    events: plain,
    wallet: plain,
    bonus_stakes: plain,
    created_at: time,
    settled_at: time,
    due_at: time,
  },
  without: {
    ...member,
    key: because.internal,
    open_account: because.internal,
    pending: 'the result of a bet before its time',
  },
  key: ['category', 'created_at', 'id'],
  owned: by('member_id'),
};

const favourites: Section = {
  file: 'favourites',
  table: 'favourite',
  columns: { node_id: plain, starred_at: time },
  without: member,
  key: ['node_id'],
  owned: by('member_id'),
};

const recentGames: Section = {
  file: 'recent-games',
  table: 'recent_game',
  columns: { node_id: plain, played_at: time },
  without: member,
  key: ['node_id'],
  owned: by('member_id'),
};

const limits: Section = {
  file: 'limits',
  table: 'play_limit',
  columns: { kind: plain, frame: plain, amount: pesos, wanted: pesos, confirm_from: time },
  without: member,
  key: ['kind', 'frame'],
  owned: by('member_id'),
};

const exclusions: Section = {
  file: 'breaks',
  table: 'exclusion',
  columns: { kind: plain, begins_at: time, ends_at: time, free_at: time, reason: plain },
  without: { ...member, id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const activeDays: Section = {
  file: 'days-of-play',
  table: 'active_day',
  columns: { day },
  without: member,
  key: ['day'],
  owned: by('member_id'),
};

const links: Section = {
  file: 'agent-links',
  table: 'affiliate_link',
  columns: {
    id: plain,
    code: plain,
    name: plain,
    type: plain,
    rebate_rate: plain,
    visits: plain,
    registrations: plain,
    created_at: time,
    deleted_at: time,
  },
  without: { agent_id: because.internal },
  key: ['id'],
  owned: by('agent_id'),
};

const rates: Section = {
  file: 'agent-rates',
  table: 'agent_rate_step',
  columns: { since_day: day, rate: plain },
  without: member,
  key: ['since_day'],
  owned: by('member_id'),
};

const agentRebates: Section = {
  file: 'agent-rebates',
  table: 'agent_rebate',
  columns: { day, category: plain, exposure: pesos, amount: pesos, paid_at: time },
  without: { agent_id: because.internal },
  key: ['day', 'category'],
  owned: by('agent_id'),
};

const agentSteps: Section = {
  file: 'agent-changes',
  table: 'agent_step',
  columns: { id: plain, action: plain, from_value: plain, to_value: plain, at: time },
  computed: { own: (memberId) => raw`agent_id = ${memberId}` },
  without: { agent_id: because.other, member_id: because.other, words: because.other },
  key: ['id'],
  owned: by('agent_id', 'member_id'),
};

const asUpline = { as_upline: (memberId: string) => raw`upline_id = ${memberId}` };

const contracts: Section = {
  file: 'contracts',
  table: 'contract',
  columns: {
    id: plain,
    kind: plain,
    period: plain,
    rules: plain,
    rate: plain,
    began_at: time,
    ended_at: time,
    carries_loss: plain,
    loss: pesos,
    settled_to: time,
    due_at: time,
    end_cause: plain,
    succeeds: plain,
  },
  computed: asUpline,
  without: other,
  key: ['id'],
  owned: by('upline_id', 'downline_id'),
};

const contractPayments: Section = {
  file: 'contract-payments',
  table: 'contract_payment',
  columns: {
    id: plain,
    contract_id: plain,
    kind: plain,
    starts_at: time,
    ends_at: time,
    figures: plain,
    rate: plain,
    amount: pesos,
    state: plain,
    created_at: time,
    paid_at: time,
  },
  computed: asUpline,
  without: other,
  key: ['id'],
  owned: by('upline_id', 'downline_id'),
};

const contractRequests: Section = {
  file: 'contract-requests',
  table: 'contract_request',
  columns: {
    id: plain,
    kind: plain,
    action: plain,
    contract_id: plain,
    period: plain,
    rules: plain,
    rate: plain,
    carries_loss: plain,
    asked_at: time,
    answer: plain,
    answered_at: time,
  },
  computed: { asked: (memberId) => raw`from_id = ${memberId}` },
  without: { from_id: because.other, to_id: because.other },
  key: ['id'],
  owned: by('from_id', 'to_id'),
};

/** Bets, games, limits, and the work of an agent. */
export const playSections: readonly Section[] = [
  bets,
  favourites,
  recentGames,
  limits,
  exclusions,
  activeDays,
  links,
  rates,
  agentRebates,
  agentSteps,
  contracts,
  contractPayments,
  contractRequests,
];
