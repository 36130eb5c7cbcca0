import { accountNumber, auditFacts, because, by, plain, type Section, time } from '../section.ts';

const account: Section = {
  file: 'account',
  table: 'member',
  columns: {
    id: plain,
    username: plain,
    nickname: plain,
    real_name: plain,
    mobile: plain,
    mobile_verified_at: time,
    email: plain,
    email_verified_at: time,
    profile: plain,
    avatar: plain,
    type: plain,
    level: plain,
    rank_id: plain,
    club_name: plain,
    club_type: plain,
    language: plain,
    registered_at: time,
    referral_code: plain,
    rebate_rate: plain,
    moves_to_games: plain,
    limit_chosen_at: time,
    no_publicity_before: time,
    review_reminded_at: time,
    always_second_step: plain,
    totp_enrolled_at: time,
    suspended_at: time,
  },
  without: {
    password_hash: because.secret,
    totp_secret: because.secret,
    upline_id: because.other,
    referrer_id: because.other,
    username_key: because.internal,
    version: because.internal,
    first_time_login: because.internal,
    password_expired: because.internal,
    default_password: because.internal,
  },
  key: ['id'],
  owned: by('id'),
};

const payoutAccounts: Section = {
  file: 'payout-accounts',
  table: 'payout_account',
  columns: {
    id: plain,
    bank_code: plain,
    number: accountNumber,
    holder: plain,
    is_default: plain,
    added_at: time,
    usable_from: time,
    removed_at: time,
  },
  without: { number_mark: because.secret, member_id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const pictures: Section = {
  file: 'pictures',
  table: 'upload',
  columns: {
    id: plain,
    purpose: plain,
    type: plain,
    width: plain,
    height: plain,
    created_at: time,
  },
  without: {
    bytes: 'in a file of its own',
    secret: because.secret,
    member_id: because.internal,
  },
  key: ['id'],
  owned: by('member_id'),
};

const audit: Section = {
  file: 'audit',
  table: 'audit_event',
  columns: { id: plain, at: time, actor: plain, kind: plain, facts: auditFacts },
  without: { member_id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

/** The member, payout accounts and pictures, and the changes that are kept as evidence. */
export const accountSections: readonly Section[] = [account, payoutAccounts, pictures, audit];
