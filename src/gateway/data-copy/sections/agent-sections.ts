import { sql as raw } from 'kysely';
import { because, by, day, pesos, plain, type Section, time } from '../section.ts';

const member = { member_id: because.internal };
const other = { upline_id: because.other, downline_id: because.other };

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

/** The work of an agent. */
export const agentSections: readonly Section[] = [
  links,
  rates,
  agentRebates,
  agentSteps,
  contracts,
  contractPayments,
  contractRequests,
];
