import type { Schema } from '../store/schema.ts';

/** A table whose rows are deleted, with the columns that name the member. */
export interface ErasedTable {
  readonly table: keyof Schema;
  readonly by: readonly string[];
}

/** Columns of a table that are emptied, with the SQL of their new values. */
export interface EmptiedTable {
  readonly table: keyof Schema;
  readonly by: string;
  readonly set: Readonly<Record<string, string>>;
}

const of = (by: readonly string[], tables: readonly (keyof Schema)[]): readonly ErasedTable[] =>
  tables.map((table) => ({ table, by }));

/** The tables that nobody needs after an account is closed. Rows that belong to their rows go with them. */
export const belongings: readonly ErasedTable[] = [
  ...of(
    ['member_id'],
    [
      'favourite',
      'recent_game',
      'push_subscription',
      'device_key',
      'ended_device_key',
      'game_session',
      'launch_ticket',
      'chat_session',
      'chat_ticket',
      'session',
      'device',
      'sign_in_link',
      'second_step',
      'export_ticket',
      'chat_presence',
      'chat_mention',
      'chat_read',
      'message',
      'letter',
      'announcement_read',
      'event',
      'data_copy',
    ],
  ),
  { table: 'chat_block', by: ['member_id', 'blocked_id'] },
  { table: 'chat_report', by: ['reporter_id', 'author_id'] },
];

/** The tables that the law keeps for some years after an account is closed. */
export const personal: readonly ErasedTable[] = [
  ...of(
    ['member_id'],
    [
      'payout_account',
      'identity_check',
      'upload',
      'feedback',
      'point_address',
      'login_record',
      'known_network',
      'security_answer',
      'recovery_code',
      'withdrawal_password',
      'social_identity',
      'authenticator_setup',
      'temporary_password',
      'registration',
      'keyed_answer',
      'play_limit',
      'play_session',
      'harm_marker',
      'withdrawal_block',
      'register_answer',
      'chat_mute',
      'member_note',
      'private_access',
      'suspension',
    ],
  ),
  { table: 'affiliate_link', by: ['agent_id'] },
  { table: 'agent_step', by: ['agent_id', 'member_id'] },
];

/** The columns of the member that say nothing about the person. All others are emptied. @internal A test finds columns that neither list names. */
export const keptOfMember: readonly string[] = [
  'id',
  'type',
  'level',
  'rank_id',
  'club_name',
  'club_type',
  'upline_id',
  'referrer_id',
  'rebate_rate',
  'suspended_at',
  'registered_at',
  'first_time_login',
  'password_expired',
  'default_password',
  'always_second_step',
  'moves_to_games',
  'limit_chosen_at',
  'no_publicity_before',
  'review_reminded_at',
];

/** The new values of the member: the number of the account is its name. */
export const emptiedOfMember: Readonly<Record<string, string>> = {
  username: 'id::text',
  username_key: 'id::text',
  nickname: `''`,
  mobile: 'null',
  email: 'null',
  real_name: `''`,
  password_hash: `''`,
  language: 'null',
  totp_secret: 'null',
  totp_enrolled_at: 'null',
  referral_code: 'null',
  mobile_verified_at: 'null',
  email_verified_at: 'null',
  avatar: 'null',
  profile: `'{}'`,
  version: 'version + 1',
};

/** The books of the member: amounts, states and times stay, words and addresses go. */
export const emptied: readonly EmptiedTable[] = [
  { table: 'member', by: 'id', set: emptiedOfMember },
  { table: 'exclusion', by: 'member_id', set: { reason: 'null', operator_reason: 'null' } },
  { table: 'bet_reversal', by: 'member_id', set: { reason: `''` } },
  {
    table: 'deposit',
    by: 'member_id',
    set: { reason: `''`, bank_reference: 'null', pictures: `'[]'` },
  },
  {
    table: 'withdrawal',
    by: 'member_id',
    set: { reason: `''`, dispute_pictures: `'[]'` },
  },
  {
    table: 'redemption',
    by: 'member_id',
    set: {
      account: `''`,
      delivery: 'null',
      remark: `''`,
      reason: `''`,
      courier: 'null',
      tracking: 'null',
    },
  },
  {
    table: 'activity_application',
    by: 'member_id',
    set: { remark: `''`, reason: `''`, pictures: `'[]'` },
  },
  { table: 'invitation', by: 'invitee_id', set: { network: `''`, device: 'null' } },
  { table: 'upline_transfer', by: 'from_id', set: { remark: `''`, reason: 'null' } },
  { table: 'upline_transfer', by: 'to_id', set: { remark: `''`, reason: 'null' } },
  { table: 'message', by: 'from_id', set: { from_id: 'null' } },
  { table: 'letter', by: 'to_id', set: { to_id: 'null' } },
];
