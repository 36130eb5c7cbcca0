import { sql as raw } from 'kysely';
import { because, by, of, pesos, plain, type Section, time } from '../section.ts';

const internal = { member_id: because.internal, key: because.internal };

const deposits: Section = {
  file: 'deposits',
  table: 'deposit',
  columns: {
    id: plain,
    channel: plain,
    provider: plain,
    amount: pesos,
    fee_rate: plain,
    fee_fixed: pesos,
    received: pesos,
    added: pesos,
    owed: pesos,
    state: plain,
    late: plain,
    reason: plain,
    bonus_id: plain,
    reference: plain,
    bank_reference: plain,
    pictures: plain,
    refund_due: plain,
    created_at: time,
    changed_at: time,
    expires_at: time,
  },
  without: { ...internal, place: 'the account of the provider', ask_at: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const withdrawals: Section = {
  file: 'withdrawals',
  table: 'withdrawal',
  columns: {
    id: plain,
    payout_account_id: plain,
    amount: pesos,
    charge: pesos,
    state: plain,
    paid: pesos,
    returned: pesos,
    compensated: pesos,
    reason: plain,
    created_at: time,
    changed_at: time,
    paid_at: time,
    confirm_by: time,
    confirm_cause: plain,
    dispute_kind: plain,
    dispute_received: pesos,
    dispute_pictures: plain,
  },
  without: internal,
  key: ['id'],
  owned: by('member_id'),
};

const payouts: Section = {
  file: 'payouts',
  table: 'withdrawal_part',
  columns: {
    withdrawal_id: plain,
    n: plain,
    amount: pesos,
    provider: plain,
    state: plain,
    reference: plain,
    began_at: time,
    ended_at: time,
    told_paid_at: time,
  },
  without: { ask_at: because.internal },
  key: ['withdrawal_id', 'n'],
  owned: of('withdrawal_id', 'withdrawal'),
};

const withdrawalBlocks: Section = {
  file: 'withdrawal-blocks',
  table: 'withdrawal_block',
  columns: { reason: plain, at: time },
  without: { member_id: because.internal },
  key: ['member_id'],
  owned: by('member_id'),
};

const walletTransfers: Section = {
  file: 'wallet-transfers',
  table: 'wallet_transfer',
  columns: {
    id: plain,
    kind: plain,
    from_vendor: plain,
    to_vendor: plain,
    amount: pesos,
    created_at: time,
  },
  without: internal,
  key: ['id'],
  owned: by('member_id'),
};

const transfers: Section = {
  file: 'transfers',
  table: 'upline_transfer',
  columns: {
    id: plain,
    direction: plain,
    amount: pesos,
    remark: plain,
    state: plain,
    reason: plain,
    created_at: time,
    returned_at: time,
  },
  computed: { sent: (memberId) => raw`from_id = ${memberId}` },
  without: { from_id: because.other, to_id: because.other, key: because.internal },
  key: ['id'],
  owned: by('from_id', 'to_id'),
};

const wallets: Section = {
  file: 'wallets',
  table: 'ledger_account',
  columns: { id: plain, kind: plain, balance: pesos },
  without: {
    member_id: because.internal,
    bonuses: because.internal,
    limits: because.internal,
    excluded_until: because.internal,
  },
  key: ['id'],
  owned: by('member_id'),
};

const entries: Section = {
  file: 'money-entries',
  table: 'ledger_posting',
  columns: {
    entry_id: plain,
    account_id: plain,
    code: plain,
    amount: pesos,
    balance: pesos,
    created_at: time,
  },
  joined: { table: 'ledger_entry', on: 'entry_id' },
  computed: {
    kind: () => raw`ledger_entry.kind`,
    category: () => raw`ledger_entry.category`,
    turnover: () => raw`(ledger_entry.turnover / 100.0)::float8`,
    cause_table: () => raw`ledger_entry.cause_table`,
    cause_id: () => raw`ledger_entry.cause_id`,
    actor: () => raw`ledger_entry.actor`,
    order_no: () => raw`ledger_entry.order_no`,
    remark: () => raw`ledger_entry.remark`,
  },
  key: ['account_id', 'entry_id'],
  owned: of('account_id', 'ledger_account'),
};

const heldCash: Section = {
  file: 'held-cash',
  table: 'held_cash',
  columns: { centavos: pesos, turnover: pesos },
  without: { member_id: because.internal },
  key: ['member_id'],
  owned: by('member_id'),
};

const payable = ['deposit', 'withdrawal', 'bonus', 'reward', 'redemption'] as const;

const steps: Section = {
  file: 'payment-history',
  table: 'money_step',
  columns: {
    id: plain,
    subject_table: plain,
    subject_id: plain,
    from_state: plain,
    to_state: plain,
    actor: plain,
    at: time,
    reason: plain,
    amount: pesos,
  },
  without: { operator_name: because.internal },
  key: ['id'],
  owned: (memberId) =>
    raw<boolean>`subject_id in (${raw.join(
      payable.map((table) => raw`select id from ${raw.table(table)} where member_id = ${memberId}`),
      raw` union all `,
    )} union all select ${memberId}::uuid)`,
};

/** Payments and wallets. */
export const moneySections: readonly Section[] = [
  deposits,
  withdrawals,
  payouts,
  withdrawalBlocks,
  walletTransfers,
  transfers,
  wallets,
  entries,
  heldCash,
  steps,
];
