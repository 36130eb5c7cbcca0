import { because, by, plain, type Section, time } from '../section.ts';

const devices: Section = {
  file: 'devices',
  table: 'device',
  columns: { id: plain, user_agent: plain, network: plain, created_at: time, seen_at: time },
  without: { secret_hash: because.secret, member_id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const deviceKeys: Section = {
  file: 'devices-that-stay-signed-in',
  table: 'device_key',
  columns: { device_id: plain, created_at: time, used_at: time },
  without: { id: because.secret, public_key: because.secret, member_id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const sessions: Section = {
  file: 'sessions',
  table: 'session',
  columns: { device_id: plain, network: plain, created_at: time, seen_at: time },
  without: {
    token_hash: because.secret,
    member_id: because.internal,
    must_change_password: because.internal,
  },
  key: ['token_hash'],
  owned: by('member_id'),
};

const logins: Section = {
  file: 'logins',
  table: 'login_record',
  columns: {
    id: plain,
    at: time,
    method: plain,
    outcome: plain,
    network: plain,
    user_agent: plain,
  },
  without: { member_id: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

const networks: Section = {
  file: 'networks',
  table: 'known_network',
  columns: { network: plain, seen_at: time },
  without: { member_id: because.internal },
  key: ['network'],
  owned: by('member_id'),
};

const identities: Section = {
  file: 'linked-accounts',
  table: 'social_identity',
  columns: { provider: plain, subject: plain },
  without: { member_id: because.internal },
  key: ['provider', 'subject'],
  owned: by('member_id'),
};

const withdrawalPassword: Section = {
  file: 'withdrawal-password',
  table: 'withdrawal_password',
  columns: { changed_at: time, failures: plain, locked_until: time },
  without: { password_hash: because.secret, member_id: because.internal },
  key: ['member_id'],
  owned: by('member_id'),
};

const securityQuestions: Section = {
  file: 'security-questions',
  table: 'security_answer',
  columns: { question_id: plain },
  without: { answer_hash: because.secret, member_id: because.internal },
  key: ['question_id'],
  owned: by('member_id'),
};

const notifications: Section = {
  file: 'notifications-of-browsers',
  table: 'push_subscription',
  columns: {
    id: plain,
    device_id: plain,
    money: plain,
    messages: plain,
    promotions: plain,
    draws: plain,
    quiet_from: plain,
    quiet_to: plain,
    time_zone: plain,
    created_at: time,
  },
  without: {
    address: because.secret,
    endpoint_hash: because.secret,
    session_hash: because.secret,
    member_id: because.internal,
  },
  key: ['id'],
  owned: by('member_id'),
};

/** Devices, sessions and the ways to sign in. */
export const signInSections: readonly Section[] = [
  devices,
  deviceKeys,
  sessions,
  logins,
  networks,
  identities,
  withdrawalPassword,
  securityQuestions,
  notifications,
];
