import { sql as raw } from 'kysely';
import { because, by, day, of, pesos, plain, type Section, time } from '../section.ts';

const member = { member_id: because.internal };
const internal = { ...member, key: because.internal };

const pointAccounts: Section = {
  file: 'points',
  table: 'point_account',
  columns: { id: plain, kind: plain, balance: plain },
  without: member,
  key: ['id'],
  owned: by('member_id'),
};

const pointEntries: Section = {
  file: 'point-entries',
  table: 'point_posting',
  columns: { entry_id: plain, account_id: plain, amount: plain, balance: plain, created_at: time },
  joined: { table: 'point_entry', on: 'entry_id' },
  computed: {
    kind: () => raw`point_entry.kind`,
    actor: () => raw`point_entry.actor`,
    remark: () => raw`point_entry.remark`,
  },
  key: ['account_id', 'created_at', 'entry_id'],
  owned: of('account_id', 'point_account'),
};

const pointDays: Section = {
  file: 'points-of-days',
  table: 'point_day',
  columns: { day, points: plain, credited_at: time },
  without: member,
  key: ['day'],
  owned: by('member_id'),
};

const redemptions: Section = {
  file: 'redemptions',
  table: 'redemption',
  columns: {
    id: plain,
    type: plain,
    item_code: plain,
    names: plain,
    quantity: plain,
    points: plain,
    amount: pesos,
    pays: pesos,
    account: plain,
    delivery: plain,
    remark: plain,
    state: plain,
    reason: plain,
    courier: plain,
    tracking: plain,
    change: plain,
    balance: plain,
    created_at: time,
    changed_at: time,
  },
  without: internal,
  key: ['id'],
  owned: by('member_id'),
};

const addresses: Section = {
  file: 'addresses',
  table: 'point_address',
  columns: { id: plain, delivery: plain, used_at: time },
  without: member,
  key: ['id'],
  owned: by('member_id'),
};

/** Points and what they were exchanged for. */
export const pointSections: readonly Section[] = [
  pointAccounts,
  pointEntries,
  pointDays,
  redemptions,
  addresses,
];
